-- The totals of groups in one statement of a caller: members wait for each other only while it runs and until the commit. The groups are locked in the order
-- of their ids, so that two transactions cannot deadlock. The lock is a statement of its own: the sums include what its previous holder committed.
CREATE FUNCTION total_groups(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
	PERFORM FROM program_groups WHERE group_id = ANY(ids) ORDER BY group_id FOR NO KEY UPDATE;
	UPDATE program_groups SET (units, days, members) = (
		SELECT coalesce(sum(part.units), 0), coalesce(sum(part.days), 0), count(*)
		FROM group_members member
		LEFT JOIN participations part ON part.user_id = member.user_id AND part.program_id = member.program_id AND part.program_status <> 'Quit'
		WHERE member.group_id = program_groups.group_id AND member.user_status = 'Accepted')
	WHERE group_id = ANY(ids);
END
$$;
