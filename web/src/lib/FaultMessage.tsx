import { Text, type TextProps } from '@mantine/core';
import type { ReactNode } from 'react';
import { ApiError } from './api-client.ts';
import { RecordAnchor } from './RecordAnchor.tsx';

/** The message of a failure. The records that it names at its end, in this order, are links. */
function FaultMessage({ error }: { error: Error }) {
  const parts: ReactNode[] = [];
  let rest = error.message;
  for (const { key, ...record } of error instanceof ApiError ? error.references.toReversed() : []) {
    const place = rest.lastIndexOf(`„${record.title}”`) + 1;
    if (place === 0) continue;
    parts.unshift(<RecordAnchor key={place} {...record} recordKey={key} />, rest.slice(place + record.title.length));
    rest = rest.slice(0, place);
  }
  return [rest, ...parts];
}

/** A failure, said at once where it happened; nothing without one. */
export function FaultAlert({ error, ...props }: TextProps & { error: Error | null | undefined }) {
  return (
    error && (
      <Text c="red" fw={550} role="alert" {...props}>
        <FaultMessage error={error} />
      </Text>
    )
  );
}
