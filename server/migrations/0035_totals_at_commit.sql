-- What of a member is in the total of the group; null before it was ever counted.
ALTER TABLE "group_members" ADD COLUMN "counted_units" numeric;--> statement-breakpoint
ALTER TABLE "group_members" ADD COLUMN "counted_days" integer;--> statement-breakpoint
-- Totals of groups after what some of their members have has changed. The groups are locked in the order of their ids, so that two transactions cannot deadlock.
-- The lock is a statement of its own: the others see what its previous holder committed. Only the people and members who were never counted are looked up in
-- participations, and what was counted of all members is added up: the total cannot drift from its members.
CREATE FUNCTION total_groups(ids text[], people text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM program_groups WHERE group_id = ANY(ids) ORDER BY group_id FOR NO KEY UPDATE;
	UPDATE group_members AS member SET (counted_units, counted_days) = (
		SELECT coalesce(max(part.units), 0), coalesce(max(part.days), 0)
		FROM participations AS part WHERE part.user_id = member.user_id AND part.program_id = member.program_id AND part.program_status <> 'Quit')
	WHERE member.group_id = ANY(ids) AND member.user_status = 'Accepted' AND (member.user_id = ANY(people) OR member.counted_units IS NULL);
	UPDATE program_groups SET (units, days, members) = (
		SELECT coalesce(sum(member.counted_units), 0), coalesce(sum(member.counted_days), 0), count(*)
		FROM group_members AS member WHERE member.group_id = program_groups.group_id AND member.user_status = 'Accepted')
	WHERE group_id = ANY(ids);
END
$$;
--> statement-breakpoint
-- Nodes of the version before do not say whose.
CREATE OR REPLACE FUNCTION total_groups(ids text[]) RETURNS void LANGUAGE sql AS $$
	SELECT total_groups(ids, array(SELECT user_id FROM group_members WHERE group_id = ANY(ids)))
$$;
--> statement-breakpoint
-- Members whose groups the commit of a transaction totals. Rows live only within a transaction: the trigger deletes them, so that each transaction sees its own.
CREATE UNLOGGED TABLE "groups_to_total" (
	"group_id" text NOT NULL,
	"user_id" text NOT NULL
);
--> statement-breakpoint
-- Runs for the first row at the commit and deals with all of them, so that transactions lock groups in one order. The others find nothing left to do.
CREATE FUNCTION "total_groups_at_commit"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	ids text[];
	people text[];
BEGIN
	WITH asked AS (DELETE FROM groups_to_total RETURNING group_id, user_id)
		SELECT array_agg(DISTINCT group_id), array_agg(DISTINCT user_id) INTO ids, people FROM asked;
	IF ids IS NOT NULL THEN
		PERFORM total_groups(ids, people);
	END IF;
	RETURN NULL;
END
$$;
--> statement-breakpoint
CREATE CONSTRAINT TRIGGER "groups_to_total_asked" AFTER INSERT ON "groups_to_total"
	DEFERRABLE INITIALLY DEFERRED FOR EACH ROW EXECUTE FUNCTION "total_groups_at_commit"();
