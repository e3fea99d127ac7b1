import type { ReactNode } from 'react';
import { makeLatestPost } from '#web/testing/make-latest-post.ts';
import { makeWeeks } from '#web/testing/make-weeks.ts';
import { AttentionList } from './attention/AttentionList.tsx';
import { findAttention } from './attention/attention.ts';
import { dashboardText } from './dashboard.text.ts';
import { Figure } from './Figure.tsx';
import { LatestPosts } from './LatestPosts.tsx';
import { PublishingWeeks } from './publishing-weeks/PublishingWeeks.tsx';
import type { Read } from './read.ts';

const NOW = new Date('2026-11-21T09:30:00.000Z');
const GAMES = [14, 18, 10, 16, 20, 19, 22, 31, 44, 52, 38, 21, 17, 15, 12, 16, 19, 14, 19, 18, 13, 17, 21, 16, 19, 12];
const POSTS = [
  makeLatestPost({ id: 1, title: 'Donna Vekić srebrna u Parizu', publish_up: '2026-11-23T08:00:00.000Z' }),
  makeLatestPost({ id: 2, title: 'Natječaj za sufinanciranje programa lokalnih sportskih zajednica', state: 0 }),
  makeLatestPost({
    id: 3,
    title: 'Tri Igre, tri zlata: braća Sinković od dvojca na pariće u Riju do dvojca bez kormilara u Parizu',
  }),
  makeLatestPost({ id: 4 }),
];

const came = <Data,>(data: Data): Read<Data> => ({ data, error: null, isFetching: false, refetch: () => {} });
const awaited: Read<never> = { data: undefined, error: null, isFetching: true, refetch: () => {} };
const failed: Read<never> = {
  data: undefined,
  error: new Error('Poslužitelj se ne javlja. Provjerite vezu i pokušajte ponovno.'),
  isFetching: false,
  refetch: () => {},
};

export function FigureReady() {
  return <Figures read={came(1587)} />;
}
FigureReady.title = 'Dashboard/Brojka';

export function FigureLoading() {
  return <Figures read={awaited} />;
}
FigureLoading.title = 'Dashboard/Brojka koja se učitava';

export function FigureFailed() {
  return <Figures read={failed} />;
}
FigureFailed.title = 'Dashboard/Brojka koja nije učitana';

export function WeeksFull() {
  return <PublishingWeeks read={came(makeWeeks('2026-11-16', GAMES))} />;
}
WeeksFull.title = 'Dashboard/Objave po tjednima';

export function WeeksEmpty() {
  return <PublishingWeeks read={came(makeWeeks('2026-11-16', Array(26).fill(0)))} />;
}
WeeksEmpty.title = 'Dashboard/Tjedni bez objava';

export function WeeksLoading() {
  return <PublishingWeeks read={awaited} />;
}
WeeksLoading.title = 'Dashboard/Tjedni koji se učitavaju';

export function WeeksFailed() {
  return <PublishingWeeks read={failed} />;
}
WeeksFailed.title = 'Dashboard/Tjedni koji nisu učitani';

export function LatestFull() {
  return <LatestPosts language="hr-HR" read={came(POSTS)} now={NOW} userRole="tipfeler" />;
}
LatestFull.title = 'Dashboard/Najnoviji članci';

export function LatestWithoutEditor() {
  return <LatestPosts language="hr-HR" read={came(POSTS.slice(2))} now={NOW} userRole="olimp" />;
}
LatestWithoutEditor.title = 'Dashboard/Najnoviji članci bez uređivanja';

export function LatestEmpty() {
  return <LatestPosts language="en-GB" read={came([])} now={NOW} userRole="tipfeler" />;
}
LatestEmpty.title = 'Dashboard/Nema najnovijih članaka';

export function LatestLoading() {
  return <LatestPosts language="hr-HR" read={awaited} now={NOW} userRole="tipfeler" />;
}
LatestLoading.title = 'Dashboard/Najnoviji članci koji se učitavaju';

export function LatestFailed() {
  return <LatestPosts language="hr-HR" read={failed} now={NOW} userRole="tipfeler" />;
}
LatestFailed.title = 'Dashboard/Najnoviji članci koji nisu učitani';

export function AttentionToAll() {
  return <AttentionList items={findAttention({ pinned: 2, drafts: 55, latest: POSTS }, NOW)} />;
}
AttentionToAll.title = 'Dashboard/Što čeka';

export function AttentionToNothing() {
  return <AttentionList items={[]} />;
}
AttentionToNothing.title = 'Dashboard/Ništa ne čeka';

export function AttentionLoading() {
  return <AttentionList items={undefined} />;
}
AttentionLoading.title = 'Dashboard/Što čeka, učitava se';

function Figures({ read }: { read: Read<number> }): ReactNode {
  return (
    <dl>
      <Figure label={dashboardText.publishedPosts} read={read} note={`12 ${dashboardText.thisWeek}`} />
    </dl>
  );
}
