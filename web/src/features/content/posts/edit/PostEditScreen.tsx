import { useParams } from 'react-router';
import { ArticleSkeleton } from '#web/forms/ArticleSkeleton.tsx';
import { EditRecord } from '#web/forms/EditRecord.tsx';
import { postQueries } from '../posts.queries.ts';
import { postForm } from './form/post-form.tsx';
import { PostEditor } from './PostEditor.tsx';

/** /post/detalji/{alias}: changes or deletes a post; it works from the list and from a typed URL. */
export function PostEditScreen() {
  const { alias = '' } = useParams();
  return (
    <EditRecord form={postForm} queries={postQueries} recordKey={alias} skeleton={<ArticleSkeleton />}>
      {(record) => <PostEditor record={record} />}
    </EditRecord>
  );
}
