import { Button, SegmentedControl } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { PreviewDocument } from './PreviewDocument.tsx';
import { PreviewLinks } from './PreviewLinks.tsx';
import classes from './PreviewPane.module.css';
import type { PreviewDevice } from './PreviewStage.tsx';
import { type PreviewedRecord, previewQuery } from './preview.queries.ts';
import { previewText as text } from './preview.text.ts';

type Props = {
  record: PreviewedRecord;
  id: number | undefined;
  isUnsaved: boolean;
  /** The window has the width of a phone. */
  isPhone: boolean;
  onClose: () => void;
};

/** A record as the public will see it, at two widths, and the links by which colleagues see it. */
export function PreviewPane({ record, id, isUnsaved, isPhone, onClose }: Props) {
  const [device, setDevice] = useState<PreviewDevice>(isPhone ? 'phone' : 'desk');
  const document = useQuery(previewQuery(record));
  const { kind, body } = record;
  return (
    <div className={classes.pane}>
      <div className={classes.tools}>
        <SegmentedControl
          aria-label={text.device}
          value={device}
          onChange={(value) => setDevice(value === 'phone' ? 'phone' : 'desk')}
          data={[
            { value: 'phone', label: <DeviceLabel Icon={IconDeviceMobile} words={text.phone} /> },
            { value: 'desk', label: <DeviceLabel Icon={IconDeviceDesktop} words={text.desk} /> },
          ]}
        />
        {isUnsaved && <p className={classes.hint}>{text.unsaved}</p>}
      </div>
      <div className={classes.stage}>
        <PreviewDocument query={document} device={device} title={`${text.title(kind)}: ${body.title}`} />
      </div>
      <section className={classes.aside}>
        <h3 className={classes.head}>{text.links}</h3>
        {id === undefined ? (
          <p className={classes.note}>{text.saveFirst(kind)}</p>
        ) : (
          <PreviewLinks record={{ kind, id }} />
        )}
      </section>
      {/* After the frame, because the Tab key would otherwise leave the dialog from there. */}
      <div className={classes.foot}>
        <Button onClick={onClose}>{text.back(kind)}</Button>
      </div>
    </div>
  );
}

function DeviceLabel({ Icon, words }: { Icon: typeof IconDeviceMobile; words: string }) {
  return (
    <span className={classes.device}>
      <Icon aria-hidden />
      {words}
    </span>
  );
}
