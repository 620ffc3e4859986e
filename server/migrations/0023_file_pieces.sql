-- What is in files goes to pieces of 64 kB: a statement with one takes a few milliseconds, where a whole file kept all other calls waiting for seconds.
CREATE TABLE "file_pieces" (
	"file_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "file_pieces_file_id_position_pk" PRIMARY KEY("file_id","position")
);
--> statement-breakpoint
ALTER TABLE "file_pieces" ADD CONSTRAINT "file_pieces_file_id_files_file_id_fk" FOREIGN KEY ("file_id") REFERENCES "public"."files"("file_id") ON DELETE cascade ON UPDATE no action;
--> statement-breakpoint
-- Pictures and documents are compressed already.
ALTER TABLE "file_pieces" ALTER COLUMN "content" SET STORAGE EXTERNAL;
--> statement-breakpoint
INSERT INTO "file_pieces" ("file_id", "position", "content")
	SELECT "file_id", place, substring("content" FROM place * 65536 + 1 FOR 65536)
	FROM "files", generate_series(0, (octet_length("content") - 1) / 65536) AS place
	WHERE octet_length("content") > 0;
--> statement-breakpoint
ALTER TABLE "files" DROP COLUMN "content";
