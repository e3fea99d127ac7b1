/** Numeric limits, defined once for the server and the browser. Lengths are UTF-16 units, as both count them. */

/** Pinned posts on the front page: exactly this many (spec 1, section 9). */
export const PINNED_POSTS_LIMIT = 3;

/** Rows on a page of the posts list (answers, section 5). */
export const POSTS_PAGE_SIZE = 20;

/** Posts in `sidebar/{language}` (answers, section 5). */
export const LATEST_POSTS_LIMIT = 10;

export const PUBLISHING_WEEKS = 26;

/** Posts or pages that one call changes, deletes or restores. */
export const RECORDS_AT_ONCE_LIMIT = 200;

/** Letters of a title on the dashboard, before the ellipsis (spec 1, section 9). */
export const DASHBOARD_TITLE_LENGTH = 75;

export const POST_TITLE_MAX_LENGTH = 500;

/** The publish checks warn of a longer title: lists and search engines cut it. */
export const TITLE_ADVISED_LENGTH = 90;

/** Longest title of a page or of an accordion entry, and longest text of a link. */
export const PAGE_TITLE_MAX_LENGTH = 500;

export const PAGE_BUTTONS_MAX_ITEMS = 200;
export const PAGE_ACCORDION_MAX_ITEMS = 200;

/** Longest slug of a title; it is cut at a hyphen. A number after it may make the alias slightly longer. */
export const ALIAS_MAX_LENGTH = 200;

export const IMAGE_PATH_MAX_LENGTH = 1000;
export const CAPTION_MAX_LENGTH = 2000;
export const GALLERY_MAX_ITEMS = 500;

/** Longest JSON text of a gallery; it fits 500 pictures with long captions. */
export const GALLERY_MAX_LENGTH = 1_000_000;

/** Longest JSON text of the two pictures of a post; every row of a list contains it. */
export const IMAGES_MAX_LENGTH = 20_000;

/** Longest introtext or fulltext; a book of 300 pages. Longer texts would keep the cleaner busy for too long. */
export const HTML_MAX_LENGTH = 1_000_000;

/** Longest search text; equal to the longest title. */
export const SEARCH_MAX_LENGTH = POST_TITLE_MAX_LENGTH;

/** Hits of each kind that a search answers. */
export const SEARCH_HITS_LIMIT = 15;

export const PAGE_NUMBER_MAX = 1_000_000;
export const PASSWORD_MIN_LENGTH = 10;

/** Longest user name, name, e-mail or password (answers, section 4). */
export const ACCOUNT_FIELD_MAX_LENGTH = 200;

export const PASSKEY_NAME_MAX_LENGTH = 100;
export const PASSKEYS_LIMIT = 20;
export const AUDIT_PAGE_SIZE = 50;

/** Entries of the audit log that are counted; more are shown as "more than". */
export const AUDIT_COUNT_LIMIT = 10_000;

export const AUDIT_EXPORT_LIMIT = 50_000;

/** Life of a token (answers, section 4). */
export const TOKEN_LIFE_SECONDS = 8 * 60 * 60;

/** Registrations that wait for a superadmin at one time (answers, section 4). */
export const WAITING_USERS_LIMIT = 200;

/** Longest name of a file with its ending; even a name of Croatian letters fits every file system. */
export const FILE_NAME_MAX_LENGTH = 120;

export const FOLDER_NAME_MAX_LENGTH = 100;

/** Names in a path of folders, including the root folder. */
export const FOLDER_DEPTH_MAX = 8;

export const FILES_PAGE_SIZE = 50;

/** Files and folders that one call moves, deletes or restores. */
export const FILES_AT_ONCE_LIMIT = 500;

/** How long deleted records can be restored, days. */
export const BIN_DAYS = 30;

/** A user who restores an own deletion within this time, in ms, undoes it: the record is as it was. */
export const UNDO_DELETION_MS = 120_000;

export const BIN_PAGE_SIZE = 50;

/** Uses of one file that are listed; the total number is always given. */
export const NAMED_USES_LIMIT = 20;

/** Files in one multipart call; the browser sends each file in its own call. */
export const FILES_PER_FORM_LIMIT = 100;

/** Lifetime of a link to a preview, days. */
export const PREVIEW_LINK_DAYS = 7;

/** Links to the preview of one record that are valid at the same time. */
export const PREVIEW_LINKS_LIMIT = 20;

/** Interval between heartbeats of an open editor, seconds. */
export const PRESENCE_BEAT_SECONDS = 15;

/** Seconds without a heartbeat after which an editor counts as closed: two lost heartbeats are tolerated. */
export const PRESENCE_LOST_SECONDS = 50;

/** Open editors of one user that are stored. */
export const PRESENCE_TABS_LIMIT = 50;

export const LINKS_AT_ONCE_LIMIT = 500;

/** Number of texts of a record that may be the same in both languages on purpose. */
export const SAME_TEXTS_LIMIT = 500;
export const SPORT_NAME_MAX_LENGTH = 100;
export const CATEGORY_TITLE_MAX_LENGTH = 100;
export const ATHLETE_NAME_MAX_LENGTH = 100;
export const EVB_MAX_LENGTH = 50;
export const COMPETITION_MAX_LENGTH = 200;
export const DISCIPLINE_MAX_LENGTH = 120;
export const TEAM_NAME_MAX_LENGTH = 200;

export const GAMES_YEARS = { first: 1896, last: 2200 } as const;
/** Longest name of Games, of a city, or of an event. */
export const GAMES_TEXT_MAX_LENGTH = 200;
export const PLACE_MAX = 9999;
export const START_ATHLETES_MAX_ITEMS = 60;
export const START_TEXT_MAX_LENGTH = 2000;
/** Decisions about one start. */
export const DECISIONS_LIMIT = 50;
/** Rows of one table that is pasted. */
export const PASTED_STARTS_LIMIT = 1000;

/** Athletes of one medal; the largest teams have thirty. */
export const MEDAL_ATHLETES_MAX_ITEMS = 100;

/** Rows of a categorisation file; more than twice as many as there are categorised athletes. */
export const CATEGORISATION_ROWS_LIMIT = 50_000;

/** Longest JSON text of the athletes of a medal; it fits a hundred of the longest names. */
export const MEDAL_ATHLETES_MAX_LENGTH = 30_000;

/** Longest name of a folder of documents, of a subfolder, or of a section or item of the menu. */
export const FOLDER_TITLE_MAX_LENGTH = 300;

export const DOCUMENT_NAME_MAX_LENGTH = 500;
export const DOCUMENT_YEARS = { first: 1800, last: 2200 } as const;

/** Folders or subfolders that one call puts in order. */
export const FOLDERS_ORDER_LIMIT = 5000;

/** Documents of a folder; the call that orders them sends all their ids. */
export const FOLDER_DOCUMENTS_LIMIT = 5000;

export const DOCUMENTS_AT_ONCE_LIMIT = 200;
export const FOUND_DOCUMENTS_LIMIT = 50;
export const MENU_SECTIONS_LIMIT = 50;
export const MENU_ITEMS_LIMIT = 500;

/** Longest number of an issue of the magazine, as `083`. */
export const ISSUE_NUMBER_MAX_LENGTH = 20;

/** Longest field of the imprint of an issue, and longest part of an author's name. */
export const IMPRINT_MAX_LENGTH = 300;

export const ISSUE_TEXT_MAX_LENGTH = 10_000;

/** Largest SVG: it is read whole, and a larger one is better a picture. */
export const SVG_MAX_BYTES = 512 * 1024;

export const ISSUE_YEARS = { first: 1900, last: 2200 } as const;
export const ISSUE_PAGES_MAX = 2000;
export const MAGAZINE_TITLE_MAX_LENGTH = 500;
export const ARTICLE_AUTHORS_MAX_ITEMS = 50;
export const TAGS_MAX_LENGTH = 1000;

/** Rows on a page of the articles of the magazine (answers, section 8). */
export const MAGAZINE_ARTICLES_PAGE_SIZE = 20;

export const FOUND_PAGES_LIMIT = 100;

/** How long a preview token is good. */
export const PREVIEW_TOKEN_MINUTES = 60;

/** Keys of machines that are not ended. */
export const MACHINE_KEYS_LIMIT = 50;

/** Changes of one answer. */
export const CHANGES_PAGE_SIZE = 1000;

export const WEBHOOKS_LIMIT = 10;
export const WEBHOOK_DELIVERIES_KEPT = 50;

/** Changes of one message to a webhook. */
export const WEBHOOK_BATCH_SIZE = 100;
