import { IconCode } from '@tabler/icons-react';
import { lazy, Suspense, useState } from 'react';
import { useSession } from '#web/lib/session.ts';
import { flushPendingInput } from '#web/lib/unsaved/pending-input.ts';
import { text as words } from '../rich-text-editor.text.ts';
import type { RichText } from '../use-rich-text-editor.ts';
import { ToolbarButton } from './ToolbarButton.tsx';

const SourceDialog = lazy(() =>
  import('../source/SourceDialog.tsx').then((module) => ({ default: module.SourceDialog })),
);

/** Shows the HTML of the text to a superadmin; other roles do not see the button. */
export function SourceButton({ text }: { text: RichText }) {
  const isSuperadmin = useSession()?.role === 'superadmin';
  const [isOpen, setIsOpen] = useState(false);
  if (!isSuperadmin) return null;

  const open = () => {
    // The value may lag slightly behind the typed text.
    flushPendingInput();
    setIsOpen(true);
  };
  const close = () => {
    setIsOpen(false);
    // Runs after the dialog has returned the focus to the button.
    setTimeout(() => text.editor.commands.focus(), 0);
  };

  return (
    <>
      <ToolbarButton icon={IconCode} label={words.source} onClick={open} />
      {isOpen && (
        <Suspense fallback={null}>
          <SourceDialog
            name={text.editor.view.dom.ariaLabel ?? ''}
            html={text.html}
            onApply={text.onChange}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}
