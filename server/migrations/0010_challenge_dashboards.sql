CREATE TABLE "challenge_changes" (
	"program_id" text NOT NULL,
	"day" date NOT NULL,
	"department" text NOT NULL,
	"location" text NOT NULL,
	"audience" text NOT NULL,
	"joined" integer NOT NULL,
	"left_it" integer NOT NULL,
	"people" integer NOT NULL,
	"completed" integer NOT NULL,
	"progress" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "challenge_days" (
	"program_id" text NOT NULL,
	"day" date NOT NULL,
	"department" text NOT NULL,
	"location" text NOT NULL,
	"audience" text NOT NULL,
	"joined" integer NOT NULL,
	"left_it" integer NOT NULL,
	"people" integer NOT NULL,
	"completed" integer NOT NULL,
	"progress" integer NOT NULL,
	CONSTRAINT "challenge_days_program_id_day_department_location_audience_pk" PRIMARY KEY("program_id","day","department","location","audience")
);
--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "changed_on" date DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "department" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "location" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "participations" ADD COLUMN "audience" text DEFAULT 'Participant' NOT NULL;--> statement-breakpoint
ALTER TABLE "challenge_changes" ADD CONSTRAINT "challenge_changes_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "challenge_days" ADD CONSTRAINT "challenge_days_program_id_programs_id_fk" FOREIGN KEY ("program_id") REFERENCES "public"."programs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "challenge_changes_program" ON "challenge_changes" USING btree ("program_id");--> statement-breakpoint
CREATE INDEX "participations_latest" ON "participations" USING btree ("program_id","joined_on" DESC NULLS LAST,"user_id");--> statement-breakpoint
ALTER TABLE "people_export_rows" ADD COLUMN "program_id" text;--> statement-breakpoint
ALTER TABLE "people_exports" ADD COLUMN "kind" text DEFAULT 'People' NOT NULL;
--> statement-breakpoint
-- What follows, drizzle-kit does not know: functions and triggers.
-- Where dashboards count somebody. The question of the profile is departmentItem of settings/server.
CREATE FUNCTION "place_of"("person" text) RETURNS TABLE ("department" text, "location" text, "audience" text) LANGUAGE sql STABLE AS $$
  SELECT coalesce((SELECT answer ->> 'UserAnswer' FROM profiles, jsonb_array_elements(profiles.answers) AS answer
      WHERE profiles.user_id = person AND answer ->> 'Id' = 'Department' LIMIT 1), ''),
    coalesce(users.location, ''),
    CASE WHEN users.status = 'Deleted' THEN 'Former' WHEN jsonb_array_length(users.roles) > 0 THEN 'Staff'
      WHEN EXISTS (SELECT 1 FROM dependants WHERE dependants.user_id = person) THEN 'Dependant' ELSE 'Participant' END
  FROM users WHERE users.user_id = person
$$;
--> statement-breakpoint
CREATE FUNCTION "place_participation"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT * INTO NEW.department, NEW.location, NEW.audience FROM place_of(NEW.user_id);
  RETURN NEW;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "participations_placed" BEFORE INSERT ON "participations" FOR EACH ROW EXECUTE FUNCTION "place_participation"();
--> statement-breakpoint
-- Somebody works elsewhere now: what they take part in goes with them. Under the lock of their programs, as all that changes what they take part in.
CREATE FUNCTION "replace_participations"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE person text := CASE WHEN TG_OP = 'DELETE' THEN OLD.user_id ELSE NEW.user_id END;
BEGIN
  IF EXISTS (SELECT 1 FROM participations AS part, place_of(person) AS place
    WHERE part.user_id = person AND (part.department, part.location, part.audience) IS DISTINCT FROM (place.department, place.location, place.audience)) THEN
    PERFORM pg_advisory_xact_lock(hashtextextended('programs ' || person, 0));
    UPDATE participations SET department = place.department, location = place.location, audience = place.audience
      FROM place_of(person) AS place WHERE participations.user_id = person;
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE TRIGGER "users_moved" AFTER UPDATE OF "location", "roles", "status" ON "users" FOR EACH ROW
  WHEN ((OLD.location, OLD.roles, OLD.status) IS DISTINCT FROM (NEW.location, NEW.roles, NEW.status)) EXECUTE FUNCTION "replace_participations"();
--> statement-breakpoint
CREATE TRIGGER "profiles_moved" AFTER INSERT OR UPDATE OF "answers" ON "profiles" FOR EACH ROW EXECUTE FUNCTION "replace_participations"();
--> statement-breakpoint
CREATE TRIGGER "dependants_moved" AFTER INSERT OR DELETE ON "dependants" FOR EACH ROW EXECUTE FUNCTION "replace_participations"();
--> statement-breakpoint
-- What a participation counts as: one who takes part, one who has completed it, and how many percent.
CREATE FUNCTION "counted"("status" text, "percent" integer, OUT "people" integer, OUT "completed" integer, OUT "progress" integer) LANGUAGE sql IMMUTABLE AS $$
  SELECT (status <> 'Quit')::integer, (status = 'Completed')::integer, CASE WHEN status = 'Quit' THEN 0 ELSE percent END
$$;
--> statement-breakpoint
-- Every way to write participations comes here, also by the deletion of a person: the sums cannot say anything else than the rows. Programs of plan
-- years and of people's own are in no dashboard; of a program that is deleted nothing is kept.
CREATE FUNCTION "count_participations"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO challenge_changes
      SELECT part.program_id, part.changed_on, part.department, part.location, part.audience,
        count(*), sum((part.program_status = 'Quit')::integer), sum(is_now.people), sum(is_now.completed), sum(is_now.progress)
      FROM new_rows AS part CROSS JOIN LATERAL counted(part.program_status, part.percent) AS is_now
      JOIN programs ON programs.id = part.program_id AND programs.made_by IS NULL AND NOT programs.is_plan_year
      GROUP BY 1, 2, 3, 4, 5;
  ELSIF TG_OP = 'DELETE' THEN
    INSERT INTO challenge_changes
      SELECT part.program_id, part.changed_on, part.department, part.location, part.audience,
        0, sum(was.people), -sum(was.people), -sum(was.completed), -sum(was.progress)
      FROM old_rows AS part CROSS JOIN LATERAL counted(part.program_status, part.percent) AS was
      JOIN programs ON programs.id = part.program_id AND programs.made_by IS NULL AND NOT programs.is_plan_year
      GROUP BY 1, 2, 3, 4, 5;
  ELSE
    INSERT INTO challenge_changes
      SELECT changed.* FROM (
        SELECT moved.program_id, moved.day, moved.department, moved.location, moved.audience,
          sum(moved.joined) AS joined, sum(moved.left_it) AS left_it, sum(moved.people) AS people, sum(moved.completed) AS completed, sum(moved.progress) AS progress
        FROM (
          SELECT part.program_id, part.changed_on AS day, part.department, part.location, part.audience,
            (former.program_status = 'Quit' AND part.program_status <> 'Quit')::integer AS joined,
            (former.program_status <> 'Quit' AND part.program_status = 'Quit')::integer AS left_it, is_now.people, is_now.completed, is_now.progress
          FROM new_rows AS part JOIN old_rows AS former USING (user_id, program_id) CROSS JOIN LATERAL counted(part.program_status, part.percent) AS is_now
          UNION ALL
          SELECT former.program_id, part.changed_on, former.department, former.location, former.audience, 0, 0, -was.people, -was.completed, -was.progress
          FROM new_rows AS part JOIN old_rows AS former USING (user_id, program_id) CROSS JOIN LATERAL counted(former.program_status, former.percent) AS was
        ) AS moved
        JOIN programs ON programs.id = moved.program_id AND programs.made_by IS NULL AND NOT programs.is_plan_year
        GROUP BY 1, 2, 3, 4, 5
      ) AS changed
      WHERE (changed.joined, changed.left_it, changed.people, changed.completed, changed.progress) <> (0, 0, 0, 0, 0);
  END IF;
  RETURN NULL;
END
$$;
--> statement-breakpoint
-- What is there already is placed and counted once, on the day on which it was joined: when it changed was never kept.
UPDATE "participations" SET
  ("department", "location", "audience") = (SELECT place.department, place.location, place.audience FROM place_of(participations.user_id) AS place),
  "changed_on" = coalesce((joined_on AT TIME ZONE 'UTC')::date, current_date),
  "percent" = coalesce((SELECT CASE WHEN sum(asked.percent) >= 100 * count(*) THEN 100 ELSE least(99, round(sum(asked.percent) / count(*))) END
    FROM jsonb_array_elements(CASE WHEN jsonb_typeof(levels) = 'array' THEN levels ELSE '[]' END) AS level,
      LATERAL (SELECT (requirement ->> 'PercentCompleted')::numeric AS percent FROM jsonb_array_elements(level -> 'Requirements') AS requirement) AS asked
    HAVING count(*) > 0), 0);
--> statement-breakpoint
INSERT INTO "challenge_changes"
  SELECT part.program_id, part.changed_on, part.department, part.location, part.audience,
    count(*), sum((part.program_status = 'Quit')::integer), sum(is_now.people), sum(is_now.completed), sum(is_now.progress)
  FROM participations AS part CROSS JOIN LATERAL counted(part.program_status, part.percent) AS is_now
  JOIN programs ON programs.id = part.program_id AND programs.made_by IS NULL AND NOT programs.is_plan_year
  GROUP BY 1, 2, 3, 4, 5;
--> statement-breakpoint
CREATE TRIGGER "participations_added" AFTER INSERT ON "participations" REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_participations"();
--> statement-breakpoint
CREATE TRIGGER "participations_changed" AFTER UPDATE ON "participations" REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_participations"();
--> statement-breakpoint
CREATE TRIGGER "participations_removed" AFTER DELETE ON "participations" REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION "count_participations"();
