/** Who won a medal; `place_in_list` is the order in which the athletes are named. */
export type MedalAthleteTable = { medal_id: number; athlete_id: number; place_in_list: number };
