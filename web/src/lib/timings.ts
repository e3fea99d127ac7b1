/** Every duration that users notice, in milliseconds (spec 1 section 9, spec 2 section 9). */
import { PRESENCE_BEAT_SECONDS, PRESENCE_LOST_SECONDS } from '@baklja/contract/limits';

/** How long a message shows; the `UNDO` ones have a button that restores what was removed. */
export const SUCCESS_TOAST_MS = 3000;
export const PAGE_MESSAGE_MS = 4000;
export const MEDAL_TOAST_MS = 2000;
export const MEDIA_TOAST_MS = 2000;
export const MEDIA_UNDO_MS = 6000;
export const UPLOAD_MESSAGE_MS = 5000;
export const UPLOADS_SAVED_MS = 5000;
export const REGISTRATION_ALERT_MS = 4000;
export const RECORDS_UNDO_MS = 8000;
export const ITEM_UNDO_MS = 6000;

/** After which time another screen opens: the dashboard, the logged-out screens, a list. */
export const LOGGED_IN_MS = 1200;
export const TOKEN_EXPIRED_MS = 2000;
export const POST_DELETED_MS = 2000;
export const PAGE_REDIRECT_MS = 3000;
export const IMPORT_REDIRECT_MS = 2500;

/** How long each text of a categorisation import shows at least, and the overlay `Ordering` after an order is saved. */
export const IMPORT_STEP_MS = 600;
export const ORDERED_MS = 1700;

/** A personal number that was asked for is hidden again after this long. */
export const OIB_SHOWN_MS = 30_000;

/** Skeletons appear only when loading takes longer. */
export const SKELETON_AFTER_MS = 150;

/** Code is loaded ahead: after the first screen, of an editor after the rows of a list, by a pointer on a link. */
export const SETTLED_AFTER_MS = 5000;
export const EDITOR_CODE_AFTER_MS = 1000;
export const POINTER_RESTS_MS = 80;

/** After the last key: a search of a list, of the search box, a long text in its form, a draft, the publish checks. */
export const SEARCH_AFTER_MS = 150;
export const BOX_SEARCH_AFTER_MS = 60;
export const PENDING_INPUT_MS = 200;
export const KEEP_DRAFT_MS = 400;
export const ADVICE_AFTER_MS = 600;

/** How often an open editor reports itself, and after which silence another user counts as gone from a record. */
export const PRESENCE_BEAT_MS = PRESENCE_BEAT_SECONDS * 1000;
export const PRESENCE_LOST_MS = PRESENCE_LOST_SECONDS * 1000;

/** Data is fetched again this long after a post was saved, and once for all files saved in that time. */
export const POST_REFRESH_MS = 2000;
export const FILES_REFRESH_MS = 1000;

/** Lists that were left stay cached this long, so that Back restores them. */
export const LEFT_LIST_MS = 60 * 60_000;

/** How often the expiry of the token is checked, and whether there is a newer release. */
export const SESSION_CHECK_MS = 300_000;
export const RELEASE_CHECK_MS = 15 * 60_000;

/** A call without a response is cancelled; an upload without progress is sent again, as the server may need time. */
export const CALL_TIMEOUT_MS = 30_000;
export const UPLOAD_STALL_MS = 120_000;

/** After a broken connection an upload resumes after these delays; then the user decides. */
export const UPLOAD_RETRY_DELAYS_MS = [1000, 3000, 8000, 20_000] as const;

/** The progress of uploads is rendered at most this often. */
export const UPLOAD_PROGRESS_MS = 100;

/** A save that found no working server is repeated after these pauses, then after the last one again and again. */
export const SAVE_AGAIN_MS = [5000, 15_000, 30_000, 60_000] as const;
