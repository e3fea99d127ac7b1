import type { DeletedRecord } from '@baklja/contract/features/site/bin';
import { useQuery } from '@tanstack/react-query';
import classes from './BinCells.module.css';
import { deletedPictureQuery } from './bin.queries.ts';

/** A small copy of a deleted picture; an empty place for other records, and while it loads. */
export function DeletedPicture({ record }: { record: DeletedRecord }) {
  const { data } = useQuery({ ...deletedPictureQuery(record.id), enabled: record.is_picture === true });
  if (!record.is_picture) return null;
  return <span className={classes.picture}>{data && <img src={data.src} alt="" />}</span>;
}
