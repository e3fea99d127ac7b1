import type { BackupProblem } from '@baklja/contract/features/site/dashboard';
import type { EditedKind } from '@baklja/contract/features/site/presence';
import type { Flag } from '@baklja/contract/fields';
import type { Generated } from 'kysely';

export type SiteTables = {
  editor_presence: EditorPresenceTable;
  nightly_backups: NightlyBackupTable;
  nightly_backup_status: NightlyBackupStatusTable;
  installation: InstallationTable;
  webhooks: WebhookTable;
  nodes: NodeTable;
};

/** Facts about the installation, one text each. */
export type InstallationTable = { name: string; value: string };

/** An editor that a user has open; an editor that was not `seen` for a while counts as closed. */
export type EditorPresenceTable = {
  /** Created by the browser for each opened editor. */
  tab: string;
  user_id: number;
  kind: EditedKind;
  record_id: number;
  is_editing: Flag;
  since: string;
  seen: string;
};

/** A complete nightly backup. A later one has a higher id. `made` is the moment whose state it has. */
export type NightlyBackupTable = {
  id: Generated<number>;
  name: string;
  made: string;
  ended: string;
  bytes: number;
};

/** One row, with the id 1, from the first moment at which a node had a folder for nightly backups. */
export type NightlyBackupStatusTable = {
  id: number;
  /** That first moment. */
  since: string;
  /** When a node last looked into the folder, and what it found. */
  checked: string;
  is_folder_usable: Flag;
  is_newest_gone: Flag;
  /** When the run that is under way began, and when its node last renewed this; null when there is none. */
  started: string | null;
  renewed: string | null;
  /** When the last run failed, and why; null when it did not. */
  failed: string | null;
  problem: BackupProblem | null;
};

/** An address that gets the changes of what the public sees. */
export type WebhookTable = {
  id: Generated<number>;
  created: string;
  /** Id of the last change that it has. */
  position: number;
  /** The batch that is under way, by its `webhook-id`; null when there is none. */
  message_id: string | null;
  /** How often the batch was tried. */
  tries: number;
  failing_since: string | null;
  /** When the batch is tried again; null means at once. */
  next_try: string | null;
  /** The process that sends the batch, and until when no other may. */
  lease_node: string | null;
  lease_until: string | null;
  url: string;
  /** Sealed with the secret of the installation. */
  secret: string;
  /** JSON of the batch, exactly as it is sent in each try. */
  message: string | null;
  /** JSON of the last deliveries, the latest first. */
  deliveries: string;
};

/** A process of the server. One that is stopped removes its row; one that is killed leaves it. */
export type NodeTable = {
  /** Machine and port, so that a process which is started again after a crash has its former row. */
  id: string;
  /** The machine. */
  name: string;
  version: string;
  started_at: string;
  last_seen_at: string;
  /** JSON of the jobs whose last run failed. */
  failed_jobs: string;
};
