CREATE TABLE "resource_counters" (
	"resource" text PRIMARY KEY NOT NULL,
	"last" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "resource_rows" (
	"resource" text NOT NULL,
	"owner" text NOT NULL,
	"key" text NOT NULL,
	"position" integer NOT NULL,
	"value" jsonb NOT NULL,
	"version" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"by" text NOT NULL,
	CONSTRAINT "resource_rows_resource_owner_key_pk" PRIMARY KEY("resource","owner","key")
);
--> statement-breakpoint
-- What companies give their people to read, and the links they put at hand, are rows of resources by now.
INSERT INTO "resource_rows" ("resource", "owner", "key", "position", "value", "version", "at", "by")
SELECT CASE "kind" WHEN 'Eula' THEN 'agreements' ELSE 'privacy-policies' END, "entity_id", "policy_id", 0,
	jsonb_build_object('PolicyId', "policy_id", 'Content', "content"), 1, now(), 'migration'
FROM "policies";
--> statement-breakpoint
INSERT INTO "resource_rows" ("resource", "owner", "key", "position", "value", "version", "at", "by")
SELECT 'quick-links', "entity_id", "entity_id" || '-' || ("position" + 1), "position", jsonb_strip_nulls(jsonb_build_object(
	'Id', "entity_id" || '-' || ("position" + 1), 'Label', "label", 'RouterLink', "router_link", 'IsMvcLink', "is_mvc_link", 'Icon', "icon")), 1, now(), 'migration'
FROM "quick_links";
--> statement-breakpoint
DROP TABLE "policies" CASCADE;
--> statement-breakpoint
DROP TABLE "quick_links" CASCADE;
