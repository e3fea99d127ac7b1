import { defineRecord } from '../../records/define-record.ts';

/** Writes of the categories of posts. Lists of posts show their titles. */
export const categories = defineRecord('category', {
  hasUniqueTitle: true,
  referencedBy: [{ kind: 'post', table: 'posts', column: 'catid', title: ({ title }) => String(title) }],
  shownIn: ['post'],
});
