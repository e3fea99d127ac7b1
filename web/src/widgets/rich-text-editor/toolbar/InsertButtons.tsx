import { IconLink, IconPhotoPlus, IconVideo } from '@tabler/icons-react';
import type { Editor } from '@tiptap/react';
import { lazy, Suspense, useState } from 'react';
import { text } from '../rich-text-editor.text.ts';
import { insertFigure, insertVideo } from './insert-commands.ts';
import { ToolbarButton } from './ToolbarButton.tsx';
import { usePictureChoice } from './use-picture-choice.tsx';

const LinkDialog = lazy(() => import('./LinkDialog.tsx').then((module) => ({ default: module.LinkDialog })));
const VideoDialog = lazy(() => import('./VideoDialog.tsx').then((module) => ({ default: module.VideoDialog })));

type Props = { editor: Editor | null; isLink: boolean; videoHosts: readonly string[] };

type OpenDialog = 'link' | 'video';

/** Link, picture and video, each with its dialog. */
export function InsertButtons({ editor, isLink, videoHosts }: Props) {
  const [open, setOpen] = useState<OpenDialog | null>(null);
  const isDisabled = !editor;
  const close = () => {
    setOpen(null);
    // Runs after the dialog has returned the focus to the button.
    setTimeout(() => editor?.commands.focus(), 0);
  };
  const picture = usePictureChoice({ onChosen: (chosen) => editor && insertFigure(editor, chosen), onEnd: close });

  return (
    <>
      <ToolbarButton
        icon={IconLink}
        label={text.link}
        isOn={isLink}
        isDisabled={isDisabled}
        onClick={() => setOpen('link')}
      />
      <ToolbarButton icon={IconPhotoPlus} label={text.image} isDisabled={isDisabled} onClick={picture.choose} />
      <ToolbarButton icon={IconVideo} label={text.video} isDisabled={isDisabled} onClick={() => setOpen('video')} />
      <Suspense fallback={null}>
        {editor && open === 'link' && <LinkDialog editor={editor} onClose={close} />}
        {editor && open === 'video' && (
          <VideoDialog videoHosts={videoHosts} onSubmit={(address) => insertVideo(editor, address)} onClose={close} />
        )}
      </Suspense>
      {picture.dialog}
    </>
  );
}
