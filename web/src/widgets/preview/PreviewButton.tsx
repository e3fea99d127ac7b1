import { Button, Modal } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { IconEye } from '@tabler/icons-react';
import { useId, useState } from 'react';
import classes from './PreviewButton.module.css';
import { PreviewPane } from './PreviewPane.tsx';
import type { PreviewedRecord } from './preview.queries.ts';
import { previewText as text } from './preview.text.ts';

type Props = {
  /** What stands in the form right now; asked when the preview is opened. */
  getRecord: () => PreviewedRecord;
  /** Of the record; undefined before it was saved. */
  id?: number | undefined;
  /** Something of the form is not saved. */
  isUnsaved: boolean;
};

/** Opens the record as the public will see it, in a dialog as large as the window. */
export function PreviewButton({ getRecord, id, isUnsaved }: Props) {
  const [record, setRecord] = useState<PreviewedRecord>();
  const [isOpen, setIsOpen] = useState(false);
  const isPhone = useMediaQuery('(max-width: 43.75em)', false, { getInitialValueInEffect: false });
  const stackId = useId();

  const open = () => {
    setRecord(getRecord());
    setIsOpen(true);
  };
  const close = () => setIsOpen(false);
  return (
    <>
      <Button
        className={classes.button}
        leftSection={<IconEye aria-hidden />}
        aria-label={text.open}
        aria-haspopup="dialog"
        onClick={open}
      >
        <span className={classes.word}>{text.open}</span>
      </Button>
      <Modal
        opened={isOpen}
        stackId={stackId}
        onClose={close}
        title={record && text.title[record.kind]}
        size="min(1480px, calc(100vw - 64px))"
        fullScreen={isPhone}
        classNames={{ content: classes.content, body: classes.body }}
      >
        {record && <PreviewPane record={record} id={id} isUnsaved={isUnsaved} isPhone={isPhone} onClose={close} />}
      </Modal>
    </>
  );
}
