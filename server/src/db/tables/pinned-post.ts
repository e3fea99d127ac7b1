export type PinnedPostTable = { post_id: number; pinned_at: string; pinned_by: number | null };
