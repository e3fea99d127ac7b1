import { Button, SegmentedControl } from '@mantine/core';
import { IconDeviceDesktop, IconDeviceMobile, IconLink } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import look from '#web/ui/look.module.css';
import { PreviewDocument } from './PreviewDocument.tsx';
import { PreviewLinks } from './PreviewLinks.tsx';
import classes from './PreviewPane.module.css';
import type { PreviewDevice } from './PreviewStage.tsx';
import { type PreviewedRecord, previewQuery, titleOfPreview } from './preview.queries.ts';
import { previewText as text } from './preview.text.ts';

type Props = {
  record: PreviewedRecord;
  id: number | undefined;
  isUnsaved: boolean;
  /** The window is a phone's, and shows the record itself. */
  isPhone: boolean;
};

/** A record as the public will see it, at two widths, and the links by which colleagues see it. */
export function PreviewPane({ record, id, isUnsaved, isPhone }: Props) {
  const [device, setDevice] = useState<PreviewDevice>('desk');
  const [showsLinks, setShowsLinks] = useState(false);
  const linksId = useId();
  const pane = useRef<HTMLDivElement>(null);
  const document = useQuery(previewQuery(record));
  const { kind } = record;
  return (
    <div ref={pane} className={classes.pane}>
      <div className={classes.tools}>
        {!isPhone && (
          <SegmentedControl
            aria-label={text.device}
            value={device}
            onChange={(value) => setDevice(value === 'phone' ? 'phone' : 'desk')}
            data={[
              { value: 'phone', label: <DeviceLabel Icon={IconDeviceMobile} words={text.phone} /> },
              { value: 'desk', label: <DeviceLabel Icon={IconDeviceDesktop} words={text.desk} /> },
            ]}
          />
        )}
        {isUnsaved && <p className={`${look.quiet} ${look.small}`}>{text.unsaved}</p>}
        <Button
          className={classes.linksButton}
          leftSection={<IconLink aria-hidden />}
          aria-expanded={showsLinks}
          aria-controls={showsLinks ? linksId : undefined}
          onClick={() => setShowsLinks(!showsLinks)}
        >
          {text.links}
        </Button>
      </div>
      {showsLinks && (
        <section id={linksId} className={classes.aside} aria-label={text.links}>
          {id === undefined ? (
            <p className={look.hint}>{text.saveFirst(kind)}</p>
          ) : (
            <PreviewLinks record={{ kind, id }} />
          )}
        </section>
      )}
      <div className={classes.stage}>
        <PreviewDocument
          query={document}
          device={isPhone ? 'window' : device}
          title={`${text.title(kind)}: ${titleOfPreview(record)}`}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the Tab key would leave the dialog from the frame */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only passes the focus on */}
      <span tabIndex={0} onFocus={() => focusFirst(pane.current)} />
    </div>
  );
}

function focusFirst(pane: HTMLElement | null): void {
  pane?.closest('[role="dialog"]')?.querySelector<HTMLElement>('button')?.focus();
}

function DeviceLabel({ Icon, words }: { Icon: typeof IconDeviceMobile; words: string }) {
  return (
    <span className={classes.device}>
      <Icon aria-hidden />
      {words}
    </span>
  );
}
