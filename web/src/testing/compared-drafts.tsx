import { Button } from '@mantine/core';
import { useState } from 'react';
import { ConflictDialog } from '#web/forms/conflict/ConflictDialog.tsx';
import type { FormDefinition } from '#web/forms/define-record-form.ts';
import { mergeDrafts } from '#web/forms/editing/draft.ts';

type Props<Draft extends object> = { form: FormDefinition<Draft>; base: Draft; mine: Draft; theirs: Draft };

/** The button `Usporedi`, which asks a user to choose between two drafts. */
export function ComparedDrafts<Draft extends object>({ form, theirs, ...drafts }: Props<Draft>) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  const saved = { name: 'Marko Ćutuk', at: '2026-11-21T13:32:00.000Z' };
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>Usporedi</Button>
      {isOpen && (
        <ConflictDialog
          form={form}
          conflict={{ ...mergeDrafts(form, { ...drafts, theirs }), base: drafts.base, theirs, version: 5, saved }}
          onResolve={close}
          onCancel={close}
        />
      )}
    </>
  );
}
