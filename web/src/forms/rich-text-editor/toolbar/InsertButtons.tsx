import { TextInput } from '@mantine/core';
import { IconLink, IconPhotoPlus, IconVideo } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import { useSmallForm } from '#web/lib/use-small-form.ts';
import { text } from '../rich-text-editor.text.ts';
import { embedAddress } from '../video-address.ts';
import { EditorDialog } from './EditorDialog.tsx';
import { insertFigure, insertVideo } from './insert-commands.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { ToolbarButton } from './ToolbarButton.tsx';
import { usePictureChoice } from './use-picture-choice.tsx';

type Props = { editor: Editor };

/** Link, with its dialog. */
export function LinkButton({ editor, isLink }: Props & { isLink: boolean }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    focusText(editor);
  };
  return (
    <>
      <ToolbarButton icon={IconLink} label={text.link} isOn={isLink} onClick={() => setIsOpen(true)} />
      {isOpen && <LinkDialog editor={editor} onClose={close} />}
    </>
  );
}

/** Picture, with its choice. */
export function PictureButton({ editor }: Props) {
  const picture = usePictureChoice({
    onChosen: (chosen) => insertFigure(editor, chosen),
    onEnd: () => focusText(editor),
  });
  return (
    <>
      <ToolbarButton icon={IconPhotoPlus} label={text.image} onClick={picture.choose} />
      {picture.dialog}
    </>
  );
}

/** Video, with its dialog. */
export function VideoButton({ editor, videoHosts }: Props & { videoHosts: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => {
    setIsOpen(false);
    focusText(editor);
  };
  return (
    <>
      <ToolbarButton icon={IconVideo} label={text.video} onClick={() => setIsOpen(true)} />
      {isOpen && (
        <VideoDialog videoHosts={videoHosts} onSubmit={(address) => insertVideo(editor, address)} onClose={close} />
      )}
    </>
  );
}

/** Runs after the dialog has returned the focus to the button. */
function focusText(editor: Editor): void {
  setTimeout(() => editor.commands.focus(), 0);
}

type VideoDialogProps = { videoHosts: readonly string[]; onSubmit: (embed: string) => void; onClose: () => void };

/** Address of a video, as copied from its page. */
function VideoDialog({ videoHosts, onSubmit, onClose }: VideoDialogProps) {
  const form = useSmallForm({
    initial: { video: '' },
    findProblems: ({ video }) => {
      if (video.trim() === '') return { video: text.addressMissing };
      return { video: embedAddress(video, videoHosts) === undefined ? text.unknownVideo : undefined };
    },
    send: ({ video }) => {
      const embed = embedAddress(video, videoHosts);
      if (embed !== undefined) onSubmit(embed);
      onClose();
    },
  });
  return (
    <EditorDialog title={text.video} submit={text.insertVideo} form={form} onClose={onClose}>
      <TextInput
        data-autofocus
        label={text.videoAddress}
        description={text.videoAddressHelp}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        {...form.field('video')}
      />
    </EditorDialog>
  );
}
