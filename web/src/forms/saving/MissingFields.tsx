import { Fragment } from 'react';
import { focusField } from '#web/ui/messages/FormErrors.tsx';
import { recordFormText as text } from '../record-form.text.ts';

type Props = {
  /** Element ids and names; at least one. */
  fields: readonly { id: string; label: string }[];
  onReveal: (id: string) => void;
};

/** Why the form cannot be saved yet, with a link to each field. */
export function MissingFields({ fields, onReveal }: Props) {
  return (
    <>
      {fields.length === 1 ? text.missingOne : text.missingMany}{' '}
      {fields.map(({ id, label }, index) => (
        <Fragment key={id}>
          {index > 0 && (index === fields.length - 1 ? ' i ' : ', ')}
          <button type="button" onClick={() => focusField(id, onReveal)}>
            {label}
          </button>
        </Fragment>
      ))}
      .
    </>
  );
}
