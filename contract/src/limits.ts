/** Rules in numbers, named once for the server and the browser. Lengths are UTF-16 units, as both count them. */

/** Posts that stand pinned on the front page: exactly this many (spec 1, section 9). */
export const PINNED_POSTS_LIMIT = 3;

/** Rows on a page of the posts list (answers, section 5). */
export const POSTS_PAGE_SIZE = 20;

/** Posts in `sidebar/{language}` (answers, section 5). */
export const LATEST_POSTS_LIMIT = 10;

/** Weeks that the dashboard looks back on. */
export const PUBLISHING_WEEKS = 26;

/** Posts or pages that one call changes, deletes or brings back. */
export const RECORDS_AT_ONCE_LIMIT = 200;

/** Letters of a title on the dashboard, before the ellipsis (spec 1, section 9). */
export const DASHBOARD_TITLE_LENGTH = 75;

export const POST_TITLE_MAX_LENGTH = 500;

/** A longer title is checkedContent against: lists and search engines cut it. */
export const TITLE_ADVISED_LENGTH = 90;

/** Longest title of a page, of an accordion entry, or the words of a link. */
export const PAGE_TITLE_MAX_LENGTH = 500;

/** Links below a page. */
export const PAGE_BUTTONS_MAX_ITEMS = 200;

export const PAGE_ACCORDION_MAX_ITEMS = 200;

/** Longest slug of a title; it is cut at a hyphen. A number behind it may make the alias a little longer. */
export const ALIAS_MAX_LENGTH = 200;

/** Longest path or address of a picture. */
export const IMAGE_PATH_MAX_LENGTH = 1000;

/** Longest caption or alternative text. */
export const CAPTION_MAX_LENGTH = 2000;

export const GALLERY_MAX_ITEMS = 500;

/** Longest JSON text of a gallery; it fits 500 pictures with long captions. */
export const GALLERY_MAX_LENGTH = 1_000_000;

/** Longest JSON text of the two pictures of a post; it rides on every row of a list. */
export const IMAGES_MAX_LENGTH = 20_000;

/** Longest introtext or fulltext; a book of 300 pages. Longer ones would keep the cleaner busy for too long. */
export const HTML_MAX_LENGTH = 1_000_000;

/** Longest search text; titles are not longer either. */
export const SEARCH_MAX_LENGTH = POST_TITLE_MAX_LENGTH;

/** Hits of each kind that the search box shows. */
export const SEARCH_HITS_LIMIT = 6;

/** Highest page number that is looked up at all. */
export const PAGE_NUMBER_MAX = 1_000_000;

export const PASSWORD_MIN_LENGTH = 10;

/** Longest user name, name, e-mail or password (answers, section 4). */
export const ACCOUNT_FIELD_MAX_LENGTH = 200;

/** Life of a token (answers, section 4). */
export const TOKEN_LIFE_SECONDS = 8 * 60 * 60;

/** Registrations that wait for a superadmin at one time (answers, section 4). */
export const WAITING_USERS_LIMIT = 200;

/** Longest name of a file with its ending; one of Croatian letters still fits the names of every file system. */
export const FILE_NAME_MAX_LENGTH = 120;

export const FOLDER_NAME_MAX_LENGTH = 100;

/** Names in a path of folders, the root folder among them. */
export const FOLDER_DEPTH_MAX = 8;

/** Rows on a page of a folder. */
export const FILES_PAGE_SIZE = 50;

/** Files and folders that one call moves, deletes or brings back. */
export const FILES_AT_ONCE_LIMIT = 500;

/** How long deleted files can be brought back, days. */
export const FILE_BIN_DAYS = 30;

/** Uses of one file that are named; the number of all of them is always given. */
export const NAMED_USES_LIMIT = 20;

/** Files that one multipart call may bring; the browser sends each file by itself. */
export const FILES_PER_FORM_LIMIT = 100;

/** How long a link to a preview is good, days. */
export const PREVIEW_LINK_DAYS = 7;

/** Links to the preview of one record that are good at the same time. */
export const PREVIEW_LINKS_LIMIT = 20;

/** How often an open editor tells the server that it is open, seconds. */
export const PRESENCE_BEAT_SECONDS = 15;

/** After how many seconds without a word an editor counts as closed: two lost beats are no absence. */
export const PRESENCE_LOST_SECONDS = 50;

/** Open editors of one user that are remembered. */
export const PRESENCE_TABS_LIMIT = 50;

/** Addresses that one call checks. */
export const LINKS_AT_ONCE_LIMIT = 500;

/** Longest name of a sport. */
export const SPORT_NAME_MAX_LENGTH = 100;

/** Longest title of a category. */
export const CATEGORY_TITLE_MAX_LENGTH = 100;
