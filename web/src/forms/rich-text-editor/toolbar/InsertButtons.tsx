import { IconLink, IconPhotoPlus, IconVideo } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { lazy, Suspense, useState } from 'react';
import { text } from '../rich-text-editor.text.ts';
import { insertFigure, insertVideo } from './insert-commands.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import { usePictureChoice } from './use-picture-choice.tsx';

const LinkDialog = lazy(() => import('./LinkDialog.tsx').then((module) => ({ default: module.LinkDialog })));
const VideoDialog = lazy(() => import('./VideoDialog.tsx').then((module) => ({ default: module.VideoDialog })));

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
      <Suspense fallback={null}>{isOpen && <LinkDialog editor={editor} onClose={close} />}</Suspense>
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
      <Suspense fallback={null}>
        {isOpen && (
          <VideoDialog videoHosts={videoHosts} onSubmit={(address) => insertVideo(editor, address)} onClose={close} />
        )}
      </Suspense>
    </>
  );
}

/** Runs after the dialog has returned the focus to the button. */
function focusText(editor: Editor): void {
  setTimeout(() => editor.commands.focus(), 0);
}
