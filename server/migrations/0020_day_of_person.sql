-- Points are taken back on the day of the person, which the server says for the transaction (programs.credit).
CREATE OR REPLACE FUNCTION "take_point_credits_back"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	credit record;
	booked record;
	available integer;
BEGIN
	FOR credit IN SELECT old_rows.* FROM old_rows JOIN users USING (user_id) ORDER BY user_id, plan_year_id, program_id, level_id LOOP
		SELECT available_points INTO available FROM reward_accounts
			WHERE user_id = credit.user_id AND plan_year_id = credit.plan_year_id FOR UPDATE;
		SELECT count(*) AS times, max(says) AS says, coalesce(sum(points) FILTER (WHERE plan_year_id = credit.plan_year_id), 0) AS points,
			coalesce(sum(earned_points) FILTER (WHERE plan_year_id = credit.plan_year_id), 0) AS earned INTO booked
			FROM reward_entries WHERE user_id = credit.user_id AND source_kind = 'Level' AND source_id = credit.program_id AND source_part = credit.level_id;
		CONTINUE WHEN booked.earned = 0;
		INSERT INTO reward_entries (user_id, plan_year_id, kind, source_kind, source_id, source_part, occurrence, points, earned_points, says, booked_on)
			VALUES (credit.user_id, credit.plan_year_id, 'TakenBack', 'Level', credit.program_id, credit.level_id, booked.times + 1,
				-least(booked.points, available), -booked.earned, booked.says,
				coalesce(nullif(current_setting('wellspring.day', true), '')::date, current_date));
	END LOOP;
	RETURN NULL;
END $$;
