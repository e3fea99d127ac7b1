import { Type } from 'typebox';
import { defineRoute } from '../../route.ts';

const status = Type.Object({ status: Type.String({ description: 'ok' }) });

export const statusRoutes = {
  getHealth: defineRoute({
    method: 'GET',
    path: '/api/health',
    summary: 'Answers while the process lives.',
    access: 'public',
    response: status,
  }),
  getReadiness: defineRoute({
    method: 'GET',
    path: '/api/ready',
    summary: 'Answers 200 only while the database and the file store answer.',
    access: 'public',
    response: status,
    errors: [503],
  }),
};
