import { useQuery } from '@tanstack/react-query';
import { ConflictDialog } from '#web/widgets/record-form/former/ConflictDialog.tsx';
import { categoriesQuery } from '../posts.queries.ts';
import { describeField, fieldName } from './describe-field.ts';
import type { PostDraft } from './post-form.ts';
import type { PostConflict } from './use-save-post.ts';

type Props = { conflict: PostConflict; onResolve: (chosen: PostDraft) => void; onCancel: () => void };

/** Two people saved one post: the choice of what stays. */
export function PostConflictDialog({ conflict, onResolve, onCancel }: Props) {
  const categories = useQuery(categoriesQuery).data ?? [];
  return (
    <ConflictDialog
      title="U međuvremenu je spremljena druga verzija članka."
      backText="Vrati se na članak"
      conflict={conflict}
      saved={{ name: conflict.record.modified_by_name, at: conflict.record.modified }}
      fieldName={fieldName}
      describeField={(field, draft) => describeField(field, draft, categories)}
      onResolve={onResolve}
      onCancel={onCancel}
    />
  );
}
