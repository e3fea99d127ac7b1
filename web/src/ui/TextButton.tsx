import { Anchor } from '@mantine/core';

type Props = {
  id?: string;
  onClick: () => void;
  /** Where its words alone do not say what it is about. */
  label?: string;
  lang?: string;
  isExpanded?: boolean;
  children: string;
};

export function TextButton({ id, onClick, label, lang, isExpanded, children }: Props) {
  return (
    <Anchor
      component="button"
      type="button"
      id={id}
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
