import { useQuery } from '@tanstack/react-query';
import { formatListDate } from '#web/lib/dates.ts';
import { versionsQuery } from '../categorisation.queries.ts';
import { importText as text } from './import.text.ts';

/** Which list is in force, in words; empty until it is known. */
export function useInForceText(): string {
  const { data: versions } = useQuery(versionsQuery);
  const [inForce] = versions ?? [];
  if (!versions) return '';
  return inForce ? text.inForce(formatListDate(inForce.created), inForce.rows) : text.noneInForce;
}
