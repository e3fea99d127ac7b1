const ZONE = 'Europe/Zagreb';

/** The moment of `HH:mm` in Zagreb on the day that lies `days` after the day of `now` there. */
export function momentInZagreb(now: Date, days: number, time: string): Date {
  const today = dayInZagreb(now);
  const asUtc = new Date(`${today}T${time}:00Z`);
  asUtc.setUTCDate(asUtc.getUTCDate() + days);
  return new Date(asUtc.getTime() - zagrebOffsetMs(asUtc));
}

function zagrebOffsetMs(moment: Date): number {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: ZONE, timeZoneName: 'longOffset' }).formatToParts(moment);
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
  const [, hours = '0', minutes = '0'] = /GMT\+(\d\d):(\d\d)/.exec(offset) ?? [];
  return (Number(hours) * 60 + Number(minutes)) * 60_000;
}

/** The day in Zagreb on which the moment falls, as YYYY-MM-DD. */
export function dayInZagreb(moment: Date): string {
  return new Intl.DateTimeFormat('en-CA', { timeZone: ZONE }).format(moment);
}
