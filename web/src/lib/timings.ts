/** Every duration that users notice, in milliseconds (spec 1 section 9, spec 2 section 9). */
import { PRESENCE_BEAT_SECONDS, PRESENCE_LOST_SECONDS } from '@baklja/contract/limits';

/** `You are logged in` shows this long before the dashboard opens. */
export const LOGGED_IN_MS = 1200;

/** `Your token expired` shows this long before the logged-out screens open. */
export const TOKEN_EXPIRED_MS = 2000;

/** How often the expiry of the token is checked. */
export const SESSION_CHECK_MS = 300_000;

/** The first screen has loaded by then; code that may be needed later is loaded now. */
export const SETTLED_AFTER_MS = 5000;

/** A success message disappears after this long. */
export const SUCCESS_TOAST_MS = 3000;

/** The data of a saved post is fetched again after this long. */
export const POST_REFRESH_MS = 2000;

/** The dashboard opens this long after a post was deleted. */
export const POST_DELETED_MS = 2000;

/** Duration of a message of the page screens (spec 2, section 9). */
export const PAGE_MESSAGE_MS = 4000;

/** The list of pages opens this long after a page was created or deleted. */
export const PAGE_REDIRECT_MS = 3000;

/** Duration of the message about deleted posts or pages, which offers undo. */
export const RECORDS_UNDO_MS = 8000;

/** Lists that were left stay cached this long, so that Back restores them. */
export const LEFT_LIST_MS = 60 * 60_000;

/** An item removed from a list can be restored for this long. */
export const ITEM_UNDO_MS = 6000;

/** Duration of the message of a registration. */
export const REGISTRATION_ALERT_MS = 4000;

/** Skeletons appear only when loading takes longer. */
export const SKELETON_AFTER_MS = 150;

/** A pointer that rests on a link this long is likely to follow it. */
export const POINTER_RESTS_MS = 80;

/** The code of the editor is loaded this long after the first rows of a list are visible. */
export const EDITOR_CODE_AFTER_MS = 1000;

/** Duration of a message of the medal screens (spec 1, section 9). */
export const MEDAL_TOAST_MS = 2000;

/** A personal number that was asked for is hidden again after this long. */
export const OIB_SHOWN_MS = 30_000;

/** A search starts this long after the last key. */
export const SEARCH_AFTER_MS = 150;

/**
 * The search box sends its request this long after the last key. Its first results should appear within 100 ms of a
 * pause.
 */
export const BOX_SEARCH_AFTER_MS = 60;

/** A long text reaches its form this long after the last key. */
export const PENDING_INPUT_MS = 200;

/** A draft is stored in the browser this long after the last key. */
export const KEEP_DRAFT_MS = 400;

/** An open editor sends a heartbeat to the server this often. */
export const PRESENCE_BEAT_MS = PRESENCE_BEAT_SECONDS * 1000;

/** Another user counts as gone from a record after this long without a heartbeat. */
export const PRESENCE_LOST_MS = PRESENCE_LOST_SECONDS * 1000;

/** The publish checks run this long after the last change. */
export const ADVICE_AFTER_MS = 600;

/** A call without a response is cancelled after this long. */
export const CALL_TIMEOUT_MS = 30_000;

/** Duration of toasts of the media manager (spec 2, section 9). */
export const MEDIA_TOAST_MS = 2000;

/** A message with undo stays longer, as the banners of the media manager do (spec 2, section 9). */
export const MEDIA_UNDO_MS = 6000;

/** Duration of the message of an upload (spec 2, section 9). */
export const UPLOAD_MESSAGE_MS = 5000;

/** An upload without progress for this long is sent again. The server may need time at the end. */
export const UPLOAD_STALL_MS = 120_000;

/** After a broken connection an upload resumes after these delays; then the user decides. */
export const UPLOAD_RETRY_DELAYS_MS = [1000, 3000, 8000, 20_000] as const;

/** Lists of files are fetched again this long after a file was saved, once for all files saved in that time. */
export const FILES_REFRESH_MS = 1000;

/** The progress of uploads is rendered at most this often. */
export const UPLOAD_PROGRESS_MS = 100;

/** Pause between two looks for a newer release of the application. */
export const RELEASE_CHECK_MS = 15 * 60_000;

/** A save that found no working server is repeated after these pauses, then after the last one again and again. */
export const SAVE_AGAIN_MS = [5000, 15_000, 30_000, 60_000] as const;

/** How long each text of a categorisation import is shown at least. */
export const IMPORT_STEP_MS = 600;

/** From the end of a categorisation import to its list (spec 2, section 4). */
export const IMPORT_REDIRECT_MS = 2500;

/** The overlay `Ordering` stays this long after the order is saved (spec 2, section 4). */
export const ORDERED_MS = 1700;
