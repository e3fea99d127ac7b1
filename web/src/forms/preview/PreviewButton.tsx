import { useMediaQuery } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { useRef, useState } from 'react';
import { StackedModal } from '#web/ui/dialogs/StackedModal.tsx';
import { SaveBarButton } from '#web/ui/SaveBarButton.tsx';
import classes from './PreviewButton.module.css';
import { PreviewPane } from './PreviewPane.tsx';
import type { PreviewedRecord } from './preview.queries.ts';
import { previewText as text } from './preview.text.ts';

type Props = {
  /** Returns the current content of the form; called when the preview opens. */
  getRecord: () => PreviewedRecord;
  /** Id of the record; undefined before it was saved. */
  id?: number | undefined;
  /** Whether the form has unsaved changes. */
  isUnsaved: boolean;
};

/** Opens the record as the public will see it, in a dialog that fills the window. */
export function PreviewButton({ getRecord, id, isUnsaved }: Props) {
  const [record, setRecord] = useState<PreviewedRecord>();
  const button = useRef<HTMLButtonElement>(null);
  const isPhone = useMediaQuery('(max-width: 43.75em)', false, { getInitialValueInEffect: false });

  const close = () => {
    setRecord(undefined);
    button.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <SaveBarButton
        ref={button}
        icon={<IconEye aria-hidden />}
        aria-haspopup="dialog"
        onClick={() => setRecord(getRecord())}
      >
        {text.open}
      </SaveBarButton>
      {record && (
        <StackedModal
          onClose={close}
          title={text.title(record.kind)}
          fullScreen
          classNames={{ content: classes.content, body: classes.body }}
        >
          <PreviewPane record={record} id={id} isUnsaved={isUnsaved} isPhone={isPhone} />
        </StackedModal>
      )}
    </>
  );
}
