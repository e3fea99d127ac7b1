import { Anchor } from '@mantine/core';

type Props = { onClick: () => void; lang?: string; children: string };

export function TextButton({ onClick, lang, children }: Props) {
  return (
    <Anchor component="button" type="button" lang={lang} onClick={onClick} display="inline-block" mih={24} py={1}>
      {children}
    </Anchor>
  );
}
