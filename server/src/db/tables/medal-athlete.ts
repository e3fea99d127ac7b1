export type MedalAthleteTable = { medal_id: number; athlete_id: number; place_in_list: number };
