import classes from './PreviewStage.module.css';

/** The device that the preview imitates; `window` is the window itself. */
export type PreviewDevice = 'phone' | 'desk' | 'window';

type Props = {
  /** A complete document; nothing in it can run. */
  html: string;
  device: PreviewDevice;
  /** Name of the frame. */
  title: string;
};

/** A document at the width of a device, never scaled. Its links open outside the frame, which stays on the document. */
export function PreviewStage({ html, device, title }: Props) {
  return (
    <div className={classes.stage} data-device={device}>
      <div className={classes.device}>
        <iframe
          className={classes.frame}
          title={title}
          srcDoc={html}
          sandbox="allow-popups allow-popups-to-escape-sandbox"
        />
      </div>
    </div>
  );
}
