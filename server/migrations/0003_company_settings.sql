-- What companies have set stands in the rows of resources by now, one row a section.
INSERT INTO "resource_rows" ("resource", "owner", "key", "position", "value", "version", "at", "by")
SELECT 'company-branding', "entity_id", 'one', 0, jsonb_strip_nulls(jsonb_build_object(
	'UsePartnerSettings', false,
	'LogoType', CASE WHEN "logo_url" IS NULL THEN 'Default' ELSE 'Custom' END, 'LogoUrl', "logo_url",
	'LoginBackgroundImageType', CASE WHEN jsonb_array_length("login_background_images") = 0 THEN 'Default' ELSE 'Custom' END,
	'LoginBackgroundCustomImages', "login_background_images",
	'UseCustomEmailBanner', false, 'BrandingColor', "branding_color")), 1, now(), 'migration'
FROM "entities";
--> statement-breakpoint
INSERT INTO "resource_rows" ("resource", "owner", "key", "position", "value", "version", "at", "by")
SELECT 'company-support', "entity_id", 'one', 0, jsonb_strip_nulls(jsonb_build_object(
	'UsePartnerSettings', false, 'Title', "title", 'Content', "content",
	'SupportEmailAddress', "support_email_address", 'SupportPhoneNumber', "support_phone_number")), 1, now(), 'migration'
FROM "custom_supports";
--> statement-breakpoint
DROP TABLE "custom_supports" CASCADE;
--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "height_units" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "length_units" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "weight_units" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "distance_units" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "week_start_day" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "time_zone" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "profiles" ALTER COLUMN "time_format" DROP NOT NULL;
--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "user_id" text;
--> statement-breakpoint
ALTER TABLE "entities" DROP COLUMN "logo_url";
--> statement-breakpoint
ALTER TABLE "entities" DROP COLUMN "branding_color";
--> statement-breakpoint
ALTER TABLE "entities" DROP COLUMN "login_background_images";