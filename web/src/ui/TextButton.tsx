import { Anchor } from '@mantine/core';

type Props = { onClick: () => void; lang?: string; isExpanded?: boolean; children: string };

export function TextButton({ onClick, lang, isExpanded, children }: Props) {
  return (
    <Anchor
      component="button"
      type="button"
      lang={lang}
      aria-expanded={isExpanded}
      onClick={onClick}
      display="inline-block"
      mih={24}
      py={1}
    >
      {children}
    </Anchor>
  );
}
