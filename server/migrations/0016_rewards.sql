CREATE TABLE "reward_entries" (
	"entry_id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY,
	"user_id" text NOT NULL,
	"plan_year_id" text NOT NULL,
	"kind" text NOT NULL,
	"source_kind" text NOT NULL,
	"source_id" text NOT NULL,
	"source_part" text DEFAULT '' NOT NULL,
	"occurrence" integer DEFAULT 1 NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"earned_points" integer DEFAULT 0 NOT NULL,
	"cents" integer DEFAULT 0 NOT NULL,
	"spent_cents" integer DEFAULT 0 NOT NULL,
	"says" text NOT NULL,
	"booked_on" date NOT NULL,
	CONSTRAINT "reward_entries_once" UNIQUE("user_id","source_kind","source_id","source_part","occurrence"),
	CONSTRAINT "reward_entries_something" CHECK ("points" <> 0 OR "earned_points" <> 0 OR "cents" <> 0 OR "spent_cents" <> 0)
);
--> statement-breakpoint
CREATE TABLE "reward_orders" (
	"order_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"plan_year_id" text NOT NULL,
	"order_key" uuid NOT NULL,
	"kind" text NOT NULL,
	"asked" jsonb NOT NULL,
	"ordered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "reward_orders_key" UNIQUE("user_id","order_key")
);
--> statement-breakpoint
CREATE TABLE "reward_order_lines" (
	"line_id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"order_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"reward_id" text NOT NULL,
	"name" text NOT NULL,
	"is_custom" boolean NOT NULL,
	"cents" integer NOT NULL,
	"points" integer NOT NULL,
	"status" text NOT NULL,
	"failure" text,
	"reference" text
);
--> statement-breakpoint
ALTER TABLE "reward_accounts" ADD COLUMN "spent_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "reward_entries" ADD CONSTRAINT "reward_entries_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_orders" ADD CONSTRAINT "reward_orders_user_id_users_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("user_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reward_order_lines" ADD CONSTRAINT "reward_order_lines_order_id_reward_orders_order_id_fk" FOREIGN KEY ("order_id") REFERENCES "public"."reward_orders"("order_id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "reward_entries_year" ON "reward_entries" USING btree ("user_id","plan_year_id","entry_id");--> statement-breakpoint
CREATE INDEX "reward_orders_year" ON "reward_orders" USING btree ("plan_year_id","user_id");--> statement-breakpoint
CREATE INDEX "reward_order_lines_order" ON "reward_order_lines" USING btree ("order_id");
--> statement-breakpoint
-- What follows, drizzle-kit does not know: functions and triggers.
-- What is booked stays: a mistake is put right by another entry. Rows of a person who is deleted go with them.
CREATE FUNCTION "refuse_by_hand"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF pg_trigger_depth() < 2 THEN
		RAISE EXCEPTION '% is not written by hand: add a row to reward_entries', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
	END IF;
	RETURN CASE WHEN TG_OP = 'DELETE' THEN OLD ELSE NEW END;
END $$;
--> statement-breakpoint
-- Every way to book comes here: an account cannot say anything else than the sum of its entries. Who books for one account waits for whoever is at it.
CREATE FUNCTION "add_reward_entries"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO reward_accounts (user_id, plan_year_id, available_points, current_points, gift_card_cents)
		SELECT DISTINCT user_id, plan_year_id, 0, 0, 0 FROM new_rows ORDER BY 1, 2 ON CONFLICT DO NOTHING;
	PERFORM 1 FROM reward_accounts WHERE (user_id, plan_year_id) IN (SELECT user_id, plan_year_id FROM new_rows) ORDER BY user_id, plan_year_id FOR UPDATE;
	UPDATE reward_accounts AS account SET available_points = account.available_points + added.points,
		current_points = account.current_points + added.earned, gift_card_cents = account.gift_card_cents + added.cents, spent_cents = account.spent_cents + added.spent
		FROM (SELECT user_id, plan_year_id, sum(points) AS points, sum(earned_points) AS earned, sum(cents) AS cents, sum(spent_cents) AS spent
			FROM new_rows GROUP BY 1, 2) AS added
		WHERE account.user_id = added.user_id AND account.plan_year_id = added.plan_year_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A level that is reached books its points. Reached a second time, it books what is missing of them: nobody gets points twice.
CREATE FUNCTION "book_point_credits"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO reward_entries (user_id, plan_year_id, kind, source_kind, source_id, source_part, occurrence, points, earned_points, says, booked_on)
		SELECT credit.user_id, credit.plan_year_id, 'Earned', 'Level', credit.program_id, credit.level_id, booked.times + 1,
			credit.points - booked.points, credit.points - booked.earned,
			programs.name || coalesce(': ' || (SELECT level ->> 'Name' FROM jsonb_array_elements(programs.levels) AS level
				WHERE level ->> 'LevelId' = credit.level_id LIMIT 1), ''), credit.earned_on
		FROM new_rows AS credit JOIN programs ON programs.id = credit.program_id CROSS JOIN LATERAL (
			SELECT count(*) AS times, coalesce(sum(entry.points) FILTER (WHERE entry.plan_year_id = credit.plan_year_id), 0) AS points,
				coalesce(sum(entry.earned_points) FILTER (WHERE entry.plan_year_id = credit.plan_year_id), 0) AS earned
			FROM reward_entries AS entry WHERE entry.user_id = credit.user_id AND entry.source_kind = 'Level'
				AND entry.source_id = credit.program_id AND entry.source_part = credit.level_id) AS booked
		WHERE credit.points <> booked.points OR credit.points <> booked.earned
		ORDER BY credit.earned_on, credit.user_id, credit.program_id, credit.level_id;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A level that is not reached any more gives its points back, as far as they are still there: what is spent stays spent.
CREATE FUNCTION "take_point_credits_back"() RETURNS trigger LANGUAGE plpgsql AS $$
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
				-least(booked.points, available), -booked.earned, booked.says, current_date);
	END LOOP;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- What was there is the first entry of each account, without the points of levels: those are booked one by one.
CREATE TEMPORARY TABLE "accounts_before" AS SELECT * FROM "reward_accounts";
--> statement-breakpoint
DELETE FROM "reward_accounts";
--> statement-breakpoint
ALTER TABLE "reward_accounts" ADD CONSTRAINT "reward_accounts_never_negative"
	CHECK ("available_points" >= 0 AND "current_points" >= 0 AND "gift_card_cents" >= 0 AND "spent_cents" >= 0);
--> statement-breakpoint
CREATE TRIGGER "reward_entries_added" AFTER INSERT ON "reward_entries" REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "add_reward_entries"();
--> statement-breakpoint
INSERT INTO "reward_entries" ("user_id", "plan_year_id", "kind", "source_kind", "source_id", "points", "earned_points", "cents", "says", "booked_on")
	SELECT user_id, plan_year_id, 'Opening', 'Opening', plan_year_id, greatest(available_points, 0), greatest(current_points, 0), greatest(gift_card_cents, 0),
		'Balance brought forward', current_date
	FROM accounts_before WHERE greatest(available_points, current_points, gift_card_cents) > 0;
--> statement-breakpoint
DROP TABLE "accounts_before";
--> statement-breakpoint
INSERT INTO "reward_entries" ("user_id", "plan_year_id", "kind", "source_kind", "source_id", "source_part", "points", "earned_points", "says", "booked_on")
	SELECT credit.user_id, credit.plan_year_id, 'Earned', 'Level', credit.program_id, credit.level_id, credit.points, credit.points, programs.name, credit.earned_on
	FROM point_credits AS credit JOIN programs ON programs.id = credit.program_id WHERE credit.points <> 0 ORDER BY credit.earned_on;
--> statement-breakpoint
CREATE TRIGGER "reward_entries_stay" BEFORE UPDATE OR DELETE ON "reward_entries" FOR EACH ROW EXECUTE FUNCTION "refuse_by_hand"();
--> statement-breakpoint
CREATE TRIGGER "reward_accounts_are_sums" BEFORE INSERT OR UPDATE OR DELETE ON "reward_accounts" FOR EACH ROW EXECUTE FUNCTION "refuse_by_hand"();
--> statement-breakpoint
CREATE TRIGGER "point_credits_stay" BEFORE UPDATE ON "point_credits" FOR EACH ROW EXECUTE FUNCTION "refuse_by_hand"();
--> statement-breakpoint
CREATE TRIGGER "point_credits_booked" AFTER INSERT ON "point_credits" REFERENCING NEW TABLE AS new_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "book_point_credits"();
--> statement-breakpoint
CREATE TRIGGER "point_credits_taken_back" AFTER DELETE ON "point_credits" REFERENCING OLD TABLE AS old_rows
	FOR EACH STATEMENT EXECUTE FUNCTION "take_point_credits_back"();
