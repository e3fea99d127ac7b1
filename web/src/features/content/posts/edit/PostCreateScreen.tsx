import { ArticleSkeleton } from '#web/forms/ArticleSkeleton.tsx';
import { CreateRecord } from '#web/forms/CreateRecord.tsx';
import { postQueries } from '../posts.queries.ts';
import { postForm } from './form/post-form.tsx';
import { PostEditor } from './PostEditor.tsx';

/** /dodaj-post: creates a post; `?prijevod=` identifies the post that it will translate. */
export function PostCreateScreen() {
  return (
    <CreateRecord form={postForm} queries={postQueries} skeleton={<ArticleSkeleton />}>
      {(record) => <PostEditor record={record} />}
    </CreateRecord>
  );
}
