/** Every duration that people see, in milliseconds (spec 1 section 9, spec 2 section 9). */
import { PRESENCE_BEAT_SECONDS, PRESENCE_LOST_SECONDS } from '@baklja/contract/limits';

/** `You are logged in` shows this long before the dashboard. */
export const LOGGED_IN_MS = 1200;

/** `Your token expired` shows this long before the logged-out screens. */
export const TOKEN_EXPIRED_MS = 2000;

/** How often the end of the token is compared with now. */
export const SESSION_CHECK_MS = 300_000;

/** After this time the first screen is there, and what may be needed later is loaded. */
export const SETTLED_AFTER_MS = 5000;

/** A message of success goes away after this long. */
export const SUCCESS_TOAST_MS = 3000;

/** After a saved post, its data is fetched anew. */
export const POST_REFRESH_MS = 2000;

/** After a deleted post, the dashboard follows. */
export const POST_DELETED_MS = 2000;

/** A message of the page screens (spec 2, section 9). */
export const PAGE_MESSAGE_MS = 4000;

/** After a page was made or deleted, the list of pages follows. */
export const PAGE_REDIRECT_MS = 3000;

/** The message of deleted posts or pages, with the way back in it. */
export const RECORDS_UNDO_MS = 8000;

/** Lists that were left are kept this long, so that Back finds them as they were. */
export const LEFT_LIST_MS = 60 * 60_000;

/** What was taken out of a list can be brought back this long. */
export const PAGE_UNDO_MS = 6000;

/** The message of a registration shows this long. */
export const REGISTRATION_ALERT_MS = 4000;

/** Skeletons appear only when loading takes longer. */
export const SKELETON_AFTER_MS = 150;

/** A pointer that rests on a link this long is about to follow it. */
export const POINTER_RESTS_MS = 80;

/** A search begins this long after the last key. */
export const SEARCH_AFTER_MS = 150;

/** The search box asks this long after the last key: its first answers are to stand there within 100 ms of a pause. */
export const BOX_SEARCH_AFTER_MS = 60;

/** A long text reaches its form this long after the last key. */
export const PENDING_INPUT_MS = 200;

/** A draft is kept in the browser this long after the last key. */
export const KEEP_DRAFT_MS = 400;

/** An open editor tells the server that it is open this often. */
export const PRESENCE_BEAT_MS = PRESENCE_BEAT_SECONDS * 1000;

/** Who else has a record open is forgotten when nothing was heard for this long. */
export const PRESENCE_LOST_MS = PRESENCE_LOST_SECONDS * 1000;

/** What is missing before publishing is looked for this long after the last change. */
export const ADVICE_AFTER_MS = 600;

/** A call without an answer is given up. */
export const CALL_TIMEOUT_MS = 30_000;

/** Toasts of the media manager (spec 2, section 9). */
export const MEDIA_TOAST_MS = 2000;

/** A message with a way back stays longer, as the banners of the media manager do (spec 2, section 9). */
export const MEDIA_UNDO_MS = 6000;

/** The message of an upload (spec 2, section 9). */
export const UPLOAD_MESSAGE_MS = 5000;

/** A file that is being sent and does not get on for this long is sent anew. The server may take its time at the end. */
export const UPLOAD_STALL_MS = 120_000;

/** After a broken connection a file is sent on after these times; then the person decides. */
export const UPLOAD_RETRY_DELAYS_MS = [1000, 3000, 8000, 20_000] as const;

/** Lists of files are read again this long after a file was saved, once for all that were saved meanwhile. */
export const FILES_REFRESH_MS = 1000;

/** The progress of uploads is drawn anew at most this often. */
export const UPLOAD_PROGRESS_MS = 100;
