import { formatNumber } from '@baklja/contract/plural';

/** Texts of an open row of the bin. */
export const contentText = {
  region: (title: string) => `Sadržaj: ${title}`,
  more: (count: number) => `i još ${formatNumber(count)}`,
  loading: 'Učitava se sadržaj',
  notLoaded: 'Sadržaj nije učitan.',
};
