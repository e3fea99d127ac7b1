import { TextInput } from '@mantine/core';
import type { Editor } from '@tiptap/react';
import { useSmallForm } from '#web/lib/use-small-form.ts';
import { insertVideo } from '../insert-commands.ts';
import { text } from '../rich-text-editor.text.ts';
import { embedAddress } from '../video-address.ts';
import { EditorDialog } from './EditorDialog.tsx';

type Props = { editor: Editor; videoHosts: readonly string[]; onClose: () => void };

export function VideoDialog({ editor, videoHosts, onClose }: Props) {
  const form = useSmallForm({
    initial: { video: '' },
    findProblems: ({ video }) => {
      if (video.trim() === '') return { video: text.addressMissing };
      return {
        video:
          embedAddress(video, videoHosts) === undefined
            ? 'Ovaj poslužitelj nije dopušten. Prihvaćaju se adrese s YouTubea i Vimea.'
            : undefined,
      };
    },
    send: ({ video }) => {
      const embed = embedAddress(video, videoHosts);
      if (embed !== undefined) insertVideo(editor, embed);
      onClose();
    },
  });
  return (
    <EditorDialog title={text.video} submit="Umetni video" form={form} onClose={onClose}>
      <TextInput
        data-autofocus
        label="Adresa videa"
        description="Zalijepite adresu s YouTubea ili Vimea."
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.field('video')}
      />
    </EditorDialog>
  );
}
