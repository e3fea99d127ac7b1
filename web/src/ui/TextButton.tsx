import { Anchor } from '@mantine/core';

type Props = { onClick: () => void; lang?: string; children: string };

/** A button in a text, which looks like a link. */
export function TextButton({ onClick, lang, children }: Props) {
  return (
    <Anchor component="button" type="button" lang={lang} onClick={onClick} display="inline-block" mih={24} py={1}>
      {children}
    </Anchor>
  );
}
