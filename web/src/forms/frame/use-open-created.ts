import { recordAddress } from '@baklja/contract/kinds';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useNavigate } from 'react-router';
import type { RecordRow } from '../define-record-form.ts';
import { endOfDetour, useDetour } from '../detour.ts';
import type { CreatedState } from '../editing/use-created-at.ts';
import type { OpenRecord } from '../open-record.ts';

/**
 * A record that was just created goes on in its editor, at its own address, except on a detour from another form, where
 * the specification leads elsewhere, and where the user is leaving. An open sheet with its publishing fields stays open.
 */
export function useOpenCreated<Draft extends object, Row extends RecordRow>(
  record: OpenRecord<Draft, Row>,
  isLeaving: boolean,
  isSheetOpen = false,
): void {
  const { form, queries, creating, savedAt } = record;
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const created = creating?.created;
  const detour = useDetour();
  const goesElsewhere = form.after?.create?.goAfterMs !== undefined;
  useEffect(() => {
    if (!created || goesElsewhere || isLeaving) return;
    if (detour) {
      const { to, state } = endOfDetour(detour, created.id);
      void navigate(to, { replace: true, state });
      return;
    }
    let isHere = true;
    const key = created.alias ?? created.id;
    // The record is read first, so that its editor opens without a pause.
    void queryClient.prefetchQuery(queries.one(key)).then(() => {
      const state: CreatedState = { createdAt: savedAt?.getTime() ?? 0, isSheetOpen };
      if (isHere) void navigate(recordAddress(form.kind, { key }), { replace: true, state });
    });
    return () => {
      isHere = false;
    };
  }, [created, goesElsewhere, isLeaving, isSheetOpen, form, queries, queryClient, navigate, savedAt, detour]);
}
