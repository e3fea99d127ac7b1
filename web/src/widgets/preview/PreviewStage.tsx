import { useElementSize } from '@mantine/hooks';
import classes from './PreviewStage.module.css';

/** The device that the preview imitates. */
export type PreviewDevice = 'phone' | 'desk';

/** Pixels; larger sizes are scaled down to the available room. */
const DEVICE_SIZES = {
  phone: { width: 390, maxHeight: 844 },
  desk: { width: 1280, maxHeight: Number.POSITIVE_INFINITY },
} satisfies Record<PreviewDevice, object>;

type Props = {
  /** A complete document; nothing in it can run. */
  html: string;
  device: PreviewDevice;
  /** Name of the frame. */
  title: string;
};

/** A document as it looks on a device. Its links open outside the frame, which stays on the document. */
export function PreviewStage({ html, device, title }: Props) {
  const { ref, width: room, height: roomHeight } = useElementSize();
  const { width, maxHeight } = DEVICE_SIZES[device];
  const scale = Math.min(1, room / width);
  const height = Math.min(roomHeight, maxHeight);
  const isMeasured = scale > 0;
  return (
    <div className={classes.stage} data-device={device}>
      <div ref={ref} className={classes.room}>
        {isMeasured && (
          <div className={classes.device} style={{ width: width * scale, height }}>
            <iframe
              className={classes.frame}
              style={{ width, height: height / scale, transform: `scale(${scale})` }}
              title={title}
              srcDoc={html}
              sandbox="allow-popups allow-popups-to-escape-sandbox"
            />
          </div>
        )}
      </div>
    </div>
  );
}
