import { Button, Modal, Radio } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatListDate, formatTime } from '#web/lib/dates.ts';
import classes from './ConflictDialog.module.css';
import { describeField, fieldName } from './describe-field.ts';
import { takeFields } from './merge-post.ts';
import type { PostDraft, PostField } from './post-form.ts';
import { categoriesQuery } from './posts.queries.ts';
import type { PostConflict } from './use-save-post.ts';

type Props = { conflict: PostConflict; onResolve: (chosen: PostDraft) => void; onCancel: () => void };

/**
 * Two people saved one post: both texts of every field that both changed, side by side, and the choice. Fields that
 * only one of them changed are joined without asking.
 */
export function ConflictDialog({ conflict, onResolve, onCancel }: Props) {
  const { merged, conflicts, theirs, post } = conflict;
  const [taken, setTaken] = useState<readonly PostField[]>([]);
  const who = post.modified_by_name ?? 'Netko drugi';
  const when = `${formatListDate(post.modified)} u ${formatTime(new Date(post.modified))}`;
  const categories = useQuery(categoriesQuery).data ?? [];
  const choose = (field: PostField, isTheirs: boolean) =>
    setTaken((fields) => [...fields.filter((other) => other !== field), ...(isTheirs ? [field] : [])]);
  return (
    <Modal
      opened
      onClose={onCancel}
      size={920}
      title="U međuvremenu je spremljena druga verzija članka."
      closeOnClickOutside={false}
    >
      <p className={classes.help}>
        {conflicts.length === 0
          ? `${who}, ${when}. Mijenjali ste različita polja, pa se obje promjene mogu zadržati.`
          : `${who}, ${when}. Odaberite što ostaje; ništa se ne sprema dok ne odlučite.`}
      </p>
      {conflicts.map((field) => (
        <Radio.Group
          key={field}
          className={classes.field}
          label={fieldName(field)}
          value={taken.includes(field) ? 'theirs' : 'mine'}
          onChange={(side) => choose(field, side === 'theirs')}
        >
          <div className={classes.sides}>
            <Side value="mine" label="Vaše" text={describeField(field, merged, categories)} />
            <Side value="theirs" label={who} text={describeField(field, theirs, categories)} />
          </div>
        </Radio.Group>
      ))}
      <div className={classes.buttons}>
        <Button onClick={onCancel}>Vrati se na članak</Button>
        <Button variant="filled" onClick={() => onResolve(takeFields(merged, theirs, taken))}>
          {conflicts.length === 0 ? 'Spremi obje promjene' : 'Spremi odabrano'}
        </Button>
      </div>
    </Modal>
  );
}

function Side({ value, label, text }: { value: string; label: string; text: string }) {
  return (
    <div className={classes.side}>
      <Radio value={value} label={label} />
      <div className={classes.text}>{text === '' ? '(prazno)' : text}</div>
    </div>
  );
}
