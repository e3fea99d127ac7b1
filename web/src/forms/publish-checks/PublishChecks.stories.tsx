import { StoryCache } from '#web/testing/story-cache.tsx';
import type { CheckedContent } from './checked-content.ts';
import { PublishChecks, PublishChecksSummary } from './PublishChecks.tsx';
import { deadLinksQuery, usePublishChecks } from './use-publish-checks.ts';

const LINK = '/page/17/1';
const GOOD: CheckedContent = {
  blocking: [],
  title: { text: 'Zlato u Parizu', place: { field: 'story-title' } },
  texts: [{ html: `<p>O <a href="${LINK}">braći Sinković</a>.</p>`, place: { editor: 'Uvod' }, isIntroduction: true }],
  gallery: [],
};
const POOR: CheckedContent = {
  ...GOOD,
  title: { ...GOOD.title, text: 'Tri Igre, tri zlata: '.repeat(5) },
  texts: [
    { html: '', place: { editor: 'Uvod' }, isIntroduction: true },
    { html: `<h4>London</h4><img src="a.jpg"><p><a href="${LINK}">Ovdje</a></p>`, place: { editor: 'Tekst' } },
  ],
  noPicture: { field: 'story-picture' },
  gallery: [1, 2].map((place) => ({ caption: '', place: { field: `story-caption-${place}` } })),
};

export function Ready() {
  return <Story content={GOOD} check={async () => ({ dead: [] })} />;
}
Ready.title = 'Prije objave: spremno';

export function Advised() {
  return <Story content={POOR} check={async () => ({ dead: [LINK] })} />;
}
Advised.title = 'Prije objave: što nedostaje';

export function Blocked() {
  const blocking = ['Nema naslova.', 'Kategorija nije odabrana.'].map((text) => ({ text, place: GOOD.title.place }));
  return <Story content={{ ...POOR, blocking }} check={async () => ({ dead: [LINK] })} />;
}
Blocked.title = 'Prije objave: što priječi spremanje';

export function CheckingLinks() {
  return <Story content={GOOD} check={() => new Promise<never>(() => {})} />;
}
CheckingLinks.title = 'Prije objave: provjera poveznica';

export function UncheckedLinks() {
  return (
    <Story content={{ ...GOOD, gallery: POOR.gallery }} check={() => Promise.reject(new Error('Nema odgovora.'))} />
  );
}
UncheckedLinks.title = 'Prije objave: bez provjere poveznica';

type Check = () => Promise<{ dead: string[] }>;

/** The checks; the story sets the result of the link check. */
function Story({ content, check }: { content: CheckedContent; check: Check }) {
  return (
    <StoryCache seed={(client) => void client.prefetchQuery({ ...deadLinksQuery([LINK]), queryFn: check })}>
      <Both content={content} />
    </StoryCache>
  );
}

function Both({ content }: { content: CheckedContent }) {
  const checks = usePublishChecks(content);
  return (
    <>
      <PublishChecksSummary checks={checks} />
      <PublishChecks checks={checks} />
    </>
  );
}
