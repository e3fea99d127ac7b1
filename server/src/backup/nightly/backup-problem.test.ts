import { expect, test } from 'vitest';
import { BackupError } from '../backup-error.ts';
import { problemOf } from './backup-problem.ts';

test.each([
  ['/backups/b.tar', 'EROFS', 'folder'],
  ['/data/files/a', 'EROFS', 'other'],
  ['/backups/b.tar', 'ENOSPC', 'full'],
])('a file %s that cannot be written (%s) is the problem %s', (path, code, problem) => {
  const cause = Object.assign(new Error('refused'), { code, path });
  expect(problemOf(cause, '/backups')).toBe(problem);
  expect(problemOf(new BackupError('cannot be written', { cause }), '/backups')).toBe(problem);
});
