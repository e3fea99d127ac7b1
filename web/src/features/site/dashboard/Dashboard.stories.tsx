import type { ReactNode } from 'react';
import { makeLatestPost } from '#web/testing/records/make-latest-post.ts';
import { makeNightlyBackup } from '#web/testing/records/make-nightly-backup.ts';
import { makePostTotals } from '#web/testing/records/make-post-totals.ts';
import { makeWeeks } from '#web/testing/records/make-weeks.ts';
import { story } from '#web/testing/story.ts';
import { AttentionList } from './AttentionBlock.tsx';
import { findAttention } from './attention.ts';
import type { Read } from './DashboardBlock.tsx';
import { Figure } from './DashboardScreen.tsx';
import { dashboardText } from './dashboard.text.ts';
import { LatestPosts } from './LatestPosts.tsx';
import { PublishingWeeks } from './PublishingWeeks.tsx';
import { postsByLanguage } from './post-totals.ts';

const NOW = new Date('2026-11-21T09:30:00.000Z');
const GAMES = [14, 18, 10, 16, 20, 19, 22, 31, 44, 52, 38, 21, 17, 15, 12, 16, 19, 14, 19, 18, 13, 17, 21, 16, 19, 12];
const POSTS = [
  makeLatestPost({ id: 1, title: 'Donna Vekić srebrna u Parizu', publish_up: '2026-11-23T08:00:00.000Z' }),
  makeLatestPost({ id: 2, title: 'Natječaj za sufinanciranje programa lokalnih sportskih zajednica', state: 0 }),
  makeLatestPost({
    id: 3,
    title: 'Tri Igre, tri zlata: braća Sinković od dvojca na pariće u Riju do dvojca bez kormilara u Parizu',
  }),
  makeLatestPost({ id: 4, publish_down: '2026-11-24T11:00:00.000Z' }),
  makeLatestPost({ id: 5, publish_down: '2026-11-20T11:00:00.000Z' }),
];

const TOTALS = makePostTotals({
  'hr-HR': { published: 1500, scheduled: 1, ending: 2, draft: 50 },
  'en-GB': { published: 87, draft: 5 },
  next: '2026-11-23T08:00:00.000Z',
  nextEnd: '2026-11-24T11:00:00.000Z',
});

const came = <Data,>(data: Data): Read<Data> => ({ data, error: null, isFetching: false, refetch: () => {} });
const awaited: Read<never> = { data: undefined, error: null, isFetching: true, refetch: () => {} };
const failed: Read<never> = {
  data: undefined,
  error: new Error('Poslužitelj se ne javlja. Provjerite vezu i pokušajte ponovno.'),
  isFetching: false,
  refetch: () => {},
};

export const FigureReady = story('Dashboard/Brojka', () => <Figures read={came(1587)} />);
export const FigureLoading = story('Dashboard/Brojka koja se učitava', () => <Figures read={awaited} />);
export const FigureFailed = story('Dashboard/Brojka koja nije učitana', () => <Figures read={failed} />);
export const WeeksFull = story('Dashboard/Objave po tjednima', () => (
  <PublishingWeeks read={came(makeWeeks('2026-11-16', GAMES))} />
));
export const WeeksEmpty = story('Dashboard/Tjedni bez objava', () => (
  <PublishingWeeks read={came(makeWeeks('2026-11-16', Array(26).fill(0)))} />
));
export const WeeksLoading = story('Dashboard/Tjedni koji se učitavaju', () => <PublishingWeeks read={awaited} />);
export const WeeksFailed = story('Dashboard/Tjedni koji nisu učitani', () => <PublishingWeeks read={failed} />);
export const LatestFull = story('Dashboard/Najnoviji članci', () => (
  <LatestPosts language="hr-HR" read={came(POSTS)} now={NOW} userRole="tipfeler" />
));
export const LatestWithoutEditor = story('Dashboard/Najnoviji članci bez uređivanja', () => (
  <LatestPosts language="hr-HR" read={came(POSTS.slice(2))} now={NOW} userRole="olimp" />
));
export const LatestEmpty = story('Dashboard/Nema najnovijih članaka', () => (
  <LatestPosts language="en-GB" read={came([])} now={NOW} userRole="tipfeler" />
));
export const LatestLoading = story('Dashboard/Najnoviji članci koji se učitavaju', () => (
  <LatestPosts language="hr-HR" read={awaited} now={NOW} userRole="tipfeler" />
));
export const LatestFailed = story('Dashboard/Najnoviji članci koji nisu učitani', () => (
  <LatestPosts language="hr-HR" read={failed} now={NOW} userRole="tipfeler" />
));
export const AttentionToAll = story('Dashboard/Što čeka', () => (
  <AttentionList
    items={findAttention({
      pinned: 2,
      totals: TOTALS,
      waiting: [{ created: '2026-11-16T21:51:00.000Z' }],
      publicUsers: [{ username: 'superadmin' }, { username: 'tipfeler' }],
      backup: makeNightlyBackup({ state: 'failed', problem: 'full', failed: '2026-11-21T02:14:00.000Z' }),
      refusedAddresses: 12,
      now: NOW,
    })}
  />
));
export const AttentionToNothing = story('Dashboard/Ništa ne čeka', () => <AttentionList items={[]} />);
export const AttentionLoading = story('Dashboard/Što čeka, učitava se', () => <AttentionList items={undefined} />);

function Figures({ read }: { read: Read<number> }): ReactNode {
  return (
    <dl>
      <Figure
        label={dashboardText.publishedPosts}
        read={read}
        note={`12 ${dashboardText.thisWeek}`}
        lists={postsByLanguage(TOTALS, 'published')}
      />
    </dl>
  );
}
