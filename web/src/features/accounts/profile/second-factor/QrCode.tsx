import { useEffect, useState } from 'react';
import { secondFactorText as text } from './second-factor.text.ts';

/** Light modules around the code, without which a camera does not find it. */
const MARGIN = 4;

/** A text as a QR code, dark on light in both colour schemes. The library is loaded when the first one is shown. */
export function QrCode({ value, className }: { value: string; className?: string | undefined }) {
  const [modules, setModules] = useState<readonly (readonly boolean[])[]>();
  useEffect(() => {
    let isShown = true;
    import('uqr')
      .then(({ encode }) => isShown && setModules(encode(value, { border: MARGIN }).data))
      // Without the picture, the key below it can be typed.
      .catch(() => {});
    return () => {
      isShown = false;
    };
  }, [value]);
  const size = modules?.length ?? 1;
  return (
    <svg className={className} viewBox={`0 0 ${size} ${size}`} role="img" aria-label={text.picture}>
      <rect width={size} height={size} fill="#fff" />
      {modules && <path d={pathOf(modules)} fill="#000" shapeRendering="crispEdges" />}
    </svg>
  );
}

function pathOf(modules: readonly (readonly boolean[])[]): string {
  return modules.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
}
