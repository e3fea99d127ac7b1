import { Anchor, Box, Flex, Text } from '@mantine/core';
import { flushSync } from 'react-dom';

type Props = {
  /** The sentence from the specification or from the server. */
  title: string;
  /** Invalid fields: their element ids and their labels. */
  fields?: { id: string; label: string; message?: string }[];
  /** Brings a hidden field into view before it gets the focus. */
  onReveal?: (id: string) => void;
};

/** The sentence itself is the link where the one invalid field says the same. */
export function FormErrors({ title, fields = [], onReveal }: Props) {
  const isSaid = fields.length === 1 && fields[0]?.message === title;
  // The padding has room for the focus of the links, which the scroll area would cut.
  return (
    <Box role="alert" mah="30vh" my={-4} p={4} pl="md" style={{ overflow: 'auto' }}>
      {!isSaid && <Text fw={600}>{title}</Text>}
      {fields.length > 0 && (
        <Flex component="p" wrap="wrap" columnGap="sm">
          {fields.map(({ id, label }) => (
            <Anchor
              key={id}
              component="button"
              type="button"
              mih={24}
              ta="left"
              onClick={() => focusField(id, onReveal)}
            >
              {isSaid ? title : label}
            </Anchor>
          ))}
        </Flex>
      )}
    </Box>
  );
}

/** Focuses a field of a form, after `onReveal` made it visible. */
export function focusField(id: string, onReveal?: (id: string) => void): void {
  if (onReveal) flushSync(() => onReveal(id));
  const field = document.getElementById(id);
  field?.scrollIntoView({ block: 'center' });
  field?.focus();
}
