/** Widths at which the file host gives pictures, and addresses of them. */

/** Pixels; any other `?w=` is refused. Pictures are never enlarged. */
export const PICTURE_WIDTHS = [160, 320, 640, 960, 1280, 1920, 2560] as const;

export type PictureWidth = (typeof PICTURE_WIDTHS)[number];

/** Width of the pictures in lists; they are drawn at 50 px, on fine screens at twice that. */
export const THUMBNAIL_WIDTH: PictureWidth = 160;

/** Width of the pictures in grids; they are drawn at about 170 px, on fine screens at twice that. */
export const TILE_WIDTH: PictureWidth = 320;

/** Widths that are made when a picture is uploaded; the others when they are first asked for. */
export const WIDTHS_AT_UPLOAD: readonly PictureWidth[] = [THUMBNAIL_WIDTH, TILE_WIDTH];
