import { foldText } from '@baklja/contract/alias';
import { titleTakenText } from '@baklja/contract/record-words';
import { ConflictError } from '../../errors.ts';
import { defineRecord } from '../../records/define-record.ts';

/** Writes of the categories of posts. Lists of posts show their titles. */
export const categories = defineRecord('category', {
  stamps: { created: 'created', createdBy: 'created_by', modified: 'modified', modifiedBy: 'modified_by' },
  derive: ({ title }) => (title === undefined ? {} : { title: title.trim(), title_folded: foldText(title.trim()) }),
  takenError: ({ title = '' }) => {
    const message = titleTakenText('category', title.trim());
    return new ConflictError(message, 'name-taken', [{ field: 'title', message }]);
  },
  referencedBy: [{ kind: 'post', table: 'posts', column: 'catid', title: ({ title }) => String(title) }],
  shownIn: ['post'],
});
