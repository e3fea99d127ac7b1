import type { ReactElement, SVGProps } from 'react';

export type Icon = (props: SVGProps<SVGSVGElement>) => ReactElement;

const OUTLINE = { fill: 'none', stroke: 'currentColor', strokeLinecap: 'round', strokeLinejoin: 'round' } as const;
const FILLED = { fill: 'currentColor', stroke: 'none' };

/** An icon of Tabler by its name and paths, in the colour of the text. `global.css` gives its size and stroke. */
export function makeIcon(name: string, ...paths: string[]): Icon {
  const form = name.endsWith('-filled') ? FILLED : OUTLINE;
  return ({ className = '', ...rest }) => (
    // biome-ignore lint/a11y/noSvgWithoutTitle: each use is hidden or has a label
    <svg viewBox="0 0 24 24" className={`tabler-icon tabler-icon-${name} ${className}`} {...form} {...rest}>
      {paths.map((path) => (
        <path key={path} d={path} />
      ))}
    </svg>
  );
}
