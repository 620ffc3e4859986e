-- The news of companies are rows of a resource by now, from the day on which they began. What people have put away stays as it is.
INSERT INTO "resource_rows" ("resource", "owner", "key", "position", "value", "version", "at", "by")
SELECT 'announcements', "entity_id", "announcement_id", "order", jsonb_strip_nulls(jsonb_build_object(
	'AnnouncementId', "announcement_id", 'DisplayType', "display_type", 'Title', "title", 'Content', "content",
	'FromDay', to_char("published_at" AT TIME ZONE 'America/Chicago', 'YYYY-MM-DD'), 'ImageUrl', "image_url", 'LinkType', "link_type",
	'ExternalLinkUrl', "external_link_url", 'ExternalLinkTarget', "external_link_target", 'VideoUrl', "video_url",
	'LinkDestination', "link_destination", 'ProgramOwnerId', "program_owner_id", 'ProgramId', "program_id")), 1, now(), 'migration'
FROM "announcements";
--> statement-breakpoint
ALTER TABLE "user_announcements" DROP CONSTRAINT "user_announcements_announcement_id_announcements_announcement_id_fk";
--> statement-breakpoint
DROP TABLE "announcements" CASCADE;
--> statement-breakpoint
CREATE INDEX "files_kept_by" ON "files" USING btree ("kept_by");
