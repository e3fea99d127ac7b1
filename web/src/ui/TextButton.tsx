import { Anchor } from '@mantine/core';

type Props = {
  onClick: () => void;
  /** Where its words alone do not say what it is about. */
  label?: string;
  lang?: string;
  isExpanded?: boolean;
  children: string;
};

export function TextButton({ onClick, label, lang, isExpanded, children }: Props) {
  return (
    <Anchor
      component="button"
      type="button"
      aria-label={label}
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
